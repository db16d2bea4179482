# An image with fontscan and the libraries that it needs, and nothing that builds:
#
#     docker build --tag fontscan .
#     docker run --rm --volume "$PWD:/project:ro" fontscan validate
#
# The base images are Debian's twice, so that the libraries are those that it was built against.
ARG SWIFT_VERSION=6.3

FROM swift:${SWIFT_VERSION}-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --quiet --no-install-recommends \
      make pkg-config libfreetype-dev libfontconfig-dev libexpat1-dev libyaml-dev libarchive-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make install DESTDIR=/image PREFIX=/usr && strip /image/usr/bin/fontscan

FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install --yes --quiet --no-install-recommends \
      libfreetype6 libfontconfig1 libexpat1 libyaml-0-2 libarchive13 \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /image/ /
# Somebody who is not root, and has a folder for fontconfig's cache.
RUN useradd --create-home --uid 1000 fontscan
USER fontscan
WORKDIR /project
ENTRYPOINT ["fontscan"]
CMD ["help"]
