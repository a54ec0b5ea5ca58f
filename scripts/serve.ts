import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import pino from 'pino';
import { checkEnvironment } from '@/lib/env';
import { logOptions } from '@/lib/log-options';
import { endBackgroundWork } from './serve/background';
import { drainOn } from './serve/drain';
import { createHandler } from './serve/handler';
import { watchPictures } from './serve/pictures';
import { withRequestLog } from './serve/request-log';

checkEnvironment();
const port = Number(process.env.PORT || 3000);
// Next closes every connection that offers another protocol (curl --http2, Java) on the server that it is told of; ours answers in HTTP/1.1.
const app = next({ dev: false, port, httpServer: createServer() });
await app.prepare();

// This server itself is the first of them.
const trusted = Number(process.env.TRUSTED_PROXIES ?? 1) > 1;
const handler = createHandler({
  distDir: path.resolve(process.env.NEXT_DIST_DIR || '.next'),
  next: withRequestLog(app.getRequestHandler(), pino(logOptions()), trusted),
  trusted,
});
process.stdout.write(`${handler.pages.size} responses in memory, ${Math.round(handler.pages.bytes / 1e6)} MB\n`);

// Who sends slowly holds a connection for so long and no longer: the 25 MB of a file of the staff take 200 s at 1 Mbit/s.
const patience = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 };
const server = createServer(patience, handler);
// Who does not read its answer either: nothing of ours is silent for as long, open streams beat.
server.setTimeout(120_000);
drainOn(['SIGTERM'], server, endBackgroundWork);
// As many may wait to be let in as Linux allows by itself: with Node's 511 a crowd that comes at once waits whole seconds for a second try.
server.listen({ port, backlog: 4096 }, () => {
  const { SUPABASE_SECRET_KEY: key } = process.env;
  const address = server.address();
  if (key && typeof address === 'object') watchPictures(`http://localhost:${address?.port}`, key);
});
