"""Events as the text describes them: what triggers wait for and what replacement effects replace."""
