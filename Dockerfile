# syntax=docker/dockerfile:1
# Two images from one file: `--target site` is the website, `--target backend` the embedded back end over your own PostgreSQL.
# A site on hosted Supabase needs only the first.
FROM node:26-bookworm-slim AS packages
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
# Values that are written into the pages: the variables read at build in docs/environment.md.
ARG CAPTCHA_PROVIDER
ARG CAPTCHA_SITE_KEY
ARG MAP_TILES_URL
ARG MAP_TILES_ATTRIBUTION
COPY . .
# The key of server actions is a secret of the build, the same for every release (docs/deploy/containers.md).
RUN --mount=type=secret,id=actions-key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY npm run build:container

FROM node:26-bookworm-slim AS backend
WORKDIR /site
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev
ENV NODE_ENV=production BACKEND_HOST=0.0.0.0 BACKEND_PORT=3001 DATA_DIR=/data
COPY supabase supabase
COPY server/launch.mjs server/end-with-parent.cjs server/
# The SQL of the system schemas and the worker of the functions are read from here.
COPY server/embedded-supabase server/embedded-supabase
COPY --from=build /site/dist dist
RUN install -d -o node -g node /data
# Fewer arenas of the allocator, as server/child-process.ts explains.
ENV MALLOC_ARENA_MAX=2
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.BACKEND_PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server-embedded-supabase-main.mjs"]

FROM node:26-bookworm-slim AS site
WORKDIR /site
# The proxy is in another container.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 LISTEN_ADDRESS=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
# No file here is owned by the user that runs it.
COPY --from=build /site/.next/standalone ./
# A tmpfs mounted here inherits this mode, but not the owner.
RUN install -d -m 1777 /data
USER node
EXPOSE 3000
# Liveness, not readiness: an unreachable back end must not end processes that still serve every public page.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server-web-server.mjs"]
