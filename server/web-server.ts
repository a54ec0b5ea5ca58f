import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import pino from 'pino';
import { collectGarbageWhileIdle } from '@/lib/collect-garbage-while-idle';
import { checkEnvironment, readEnvironmentVariable } from '@/lib/config/env';
import { assertPublishableSiteUrl, getSiteUrlUnlessLocal } from '@/lib/config/site-url-check';
import { createLogOptions } from '@/lib/observability/log-options';
import { createProcessWidePerMinuteLimit } from '@/lib/observability/per-minute-limits';
import {
  captureProcessErrors,
  ignoreClosedOutputErrors,
  redirectConsoleToLog,
} from '@/lib/observability/process-output';
import { resolveReleasesFolder, saveReleaseFilesForOpenTabs } from './http/former-releases';
import { drainOnSignals } from './http/graceful-shutdown';
import { createRequestHandler } from './http/handler';
import { buildLocalSiteUrl, resolveListenHost } from './http/listen-address';
import { startSlotOverridesPolling } from './http/poll-slot-overrides';
import { withRequestLog } from './http/request-log';
import { readBuiltConfig } from './next-internals/build-output';
import { resolveDataFolder } from './project-environment';
import { stopBackgroundWork } from './stop-background-work';
import { waitUntilLauncherReportsBackend } from './wait-until-launcher-reports-backend';

ignoreClosedOutputErrors();
const log = pino(createLogOptions());
redirectConsoleToLog(log);
captureProcessErrors(log);
checkEnvironment();
assertPublishableSiteUrl();
const distDir = path.resolve(process.env.NEXT_DIST_DIR || '.next');
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(readBuiltConfig(distDir));
const port = Number(process.env.PORT || 3000);
// Heard from now on: it may come while Next is loading.
void waitUntilLauncherReportsBackend();
// On the server it knows of, Next closes every connection that offers another protocol (curl --http2, Java); ours
// responds in HTTP/1.1.
const app = next({ dev: false, port, httpServer: createServer() });
await app.prepare();

// The first trusted proxy is this server itself.
const trusted = Number(process.env.TRUSTED_PROXIES ?? 1) > 1;
const releases = resolveReleasesFolder(resolveDataFolder());
// Without the copy this release works as well; only the next one would have less for open tabs.
saveReleaseFilesForOpenTabs(distDir, releases).catch((error) =>
  log.warn({ err: error }, 'release not kept for open tabs'),
);
// Anybody can send such a form, as often as they like.
const mayLogOrigin = createProcessWidePerMinuteLimit(6);
const handler = createRequestHandler({
  distDir,
  publicDir: path.resolve('public'),
  releases,
  next: withRequestLog(app.getRequestHandler(), log, trusted),
  trusted,
  siteUrl: getSiteUrlUnlessLocal(),
  onOtherOrigin: (origin, host) => {
    if (mayLogOrigin()) log.warn({ origin: origin?.slice(0, 200), host: host.slice(0, 200) }, 'form of another origin');
  },
});
// The launcher has had the pages compressed better.
process.on('message', (message) => message === 'reload' && handler.pages.reload());

collectGarbageWhileIdle();

// A client that sends slowly may hold a connection for this long: the 25 MB of a staff file take 200 s at 1 Mbit/s.
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 };
const server = createServer(timeouts, handler);
// The same for a client that does not read its response: nothing of ours is silent for as long, since open streams send
// heartbeats.
server.setTimeout(120_000);
drainOnSignals(['SIGTERM'], server, stopBackgroundWork);
await waitUntilLauncherReportsBackend();
// As many connections may wait to be accepted as Linux allows by default: with Node's 511, a crowd that comes at once
// waits whole seconds for a retry.
const host = resolveListenHost(readEnvironmentVariable('LISTEN_ADDRESS'), trusted);
server.listen({ port, host, backlog: 4096 }, () => {
  const { SUPABASE_SECRET_KEY: key } = process.env;
  const bound = server.address();
  if (key && bound && typeof bound === 'object') startSlotOverridesPolling(buildLocalSiteUrl(host, bound.port), key);
});
