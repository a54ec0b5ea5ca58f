import { createServer } from 'node:http';
import next from 'next';
import { refusal } from './serve/refusal';

const port = Number(process.env.PORT ?? 3000);
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  const status = refusal(request);
  if (status) {
    // The unread rest of the body must not be taken for the next request.
    response
      .writeHead(status, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
      .end(String(status));
    return;
  }
  // This server counts as a proxy that tells what it saw (see TRUSTED_PROXIES): the last entry is the real peer.
  const seen = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  request.headers['x-forwarded-for'] = seen;
  void handle(request, response);
});

process.on('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(port);
