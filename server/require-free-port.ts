import { createServer } from 'node:net';

/** A port that was free a moment ago: `port` itself, or any when it is 0. Rejects with EADDRINUSE when it is taken. */
export function requireFreePort(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : port));
    });
  });
}
