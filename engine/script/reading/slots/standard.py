"""The slots that only wrap what stands in the other modules, under the names the templates use."""

from engine.script.reading.context import Context, Readings
from engine.script.reading.slots.abilities import ABILITY, AbilitySlot
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.listing import Listed, OneOf
from engine.script.reading.slots.numbers import MANA_TYPES, Mana, Number, Quote, Times
from engine.script.reading.slots.people import AuxiliarySlot, Players, PlayerSlot, SubjectSlot, Whose
from engine.script.reading.slots.targets import TargetSlot
from engine.script.reading.slots.things import ObjectSlot
from engine.script.reading.slots.zones import ZONE


class _Named(ObjectSlot):
    """An object by its name."""

    def read(self, context: Context, at: int) -> Readings:
        yield from (found for found in super().read(context, at) if found[0].name)


_OBJECT = ObjectSlot()
_ANY_ABILITY = AbilitySlot(bare=True)
SLOTS.update(
    number=Number(),
    spelled=Number(spelled=True, articles=True),
    times=Times(),
    mana=Mana(),
    manatypes=MANA_TYPES,
    quote=Quote(),
    player=PlayerSlot(),
    subject=SubjectSlot(),
    does=AuxiliarySlot("does", "do", ("did", "will")),
    iswho=AuxiliarySlot("is", "am", ("are", "was")),
    whose=Whose(),
    players=Players(),
    object=_OBJECT,
    owner=ObjectSlot(possessive=True),
    objects=Listed(_OBJECT),
    fetched=Listed(_Named()),
    oneof=OneOf(_OBJECT),
    target=TargetSlot(),
    targets=Listed(TargetSlot()),
    ability=ABILITY,
    anyability=_ANY_ABILITY,
    anyabilities=Listed(_ANY_ABILITY),
    zone=ZONE,
)
