import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { endBackgroundWork } from './serve/background';
import { createHandler } from './serve/handler';

const port = Number(process.env.PORT ?? 3000);
const app = next({ dev: false, port });
await app.prepare();

const handler = createHandler({
  distDir: path.resolve(process.env.NEXT_DIST_DIR || '.next'),
  next: app.getRequestHandler(),
  // This server itself is the first of them.
  trusted: Number(process.env.TRUSTED_PROXIES ?? 1) > 1,
});
process.stdout.write(`${handler.pages.size} answers in memory, ${Math.round(handler.pages.bytes / 1e6)} MB\n`);

const server = createServer(handler);
process.on('SIGTERM', () => server.close(() => endBackgroundWork().then(() => process.exit(0))));
server.listen(port);
