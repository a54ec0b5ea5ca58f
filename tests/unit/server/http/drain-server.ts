/** A server like server/web-server.ts with a response time given in the path; `/never` never responds. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainOnSignals } from '@/server/http/graceful-shutdown';

const server = createServer((request, response) => {
  process.stdout.write('asked\n');
  if (request.url === '/never') return;
  response.write('first ');
  setTimeout(() => response.end('last'), Number(request.url?.slice(1)));
});
const endWork = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.stdout.write('work ended\n');
};
drainOnSignals(['SIGTERM'], server, endWork, 1500);
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`));
