import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * A load balancer that gives each request to the next instance, which is harder than any real one; it skips an
 * instance that accepts no connection. The header `x-instance` names the instance that responded.
 */
export async function startBalancer(port: number, instances: number[]): Promise<{ stop: () => Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, turn, instances.length);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, at: number, left: number) {
    const index = at % instances.length;
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };
    const { method, url: path } = incoming;
    const call = request({ host: '127.0.0.1', port: instances[index], method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'x-instance': 'AB'[index] });
      response.pipe(outgoing);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) forward(incoming, outgoing, at + 1, left - 1);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(call);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
