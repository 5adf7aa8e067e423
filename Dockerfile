FROM python:3.12-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY data data
COPY engine engine
RUN python -m venv /opt/lawmage \
    && /opt/lawmage/bin/pip install --no-cache-dir ".[corpus,postgres]"

FROM python:3.12-slim
ENV PATH="/opt/lawmage/bin:$PATH" \
    LAWMAGE_HOME=/data \
    PYTHONUNBUFFERED=1
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data lawmage \
    && install --directory --owner lawmage --group nogroup /data
COPY --from=build /opt/lawmage /opt/lawmage
USER 10001
WORKDIR /data
VOLUME ["/data"]
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["lawmage", "doctor", "--running"]
ENTRYPOINT ["lawmage"]
CMD ["run"]
