import { createServer } from 'node:http';
import next from 'next';
import { refusal } from './serve/refusal';
import { refuse } from './serve/refuse';

const port = Number(process.env.PORT ?? 3000);
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  const status = refusal(request);
  if (status) return refuse(request, response, status);
  // This server counts as a proxy that tells what it saw (see TRUSTED_PROXIES): the last entry is the real peer.
  const seen = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  request.headers['x-forwarded-for'] = seen;
  void handle(request, response);
});

process.on('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(port);
