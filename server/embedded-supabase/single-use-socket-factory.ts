import { connect, type Socket } from 'node:net';

const connectMs = 10_000;

type Target = { host: string[]; port: number[]; path: string | null };

function open({ host, port, path }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const options = path ? { path } : { host: host[0] ?? 'localhost', port: port[0] ?? 5432 };
    const socket = connect(options);
    // The driver reads the name for the certificate from here.
    Object.assign(socket, { host: host[0] });
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })),
      connectMs,
    );
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

/**
 * The socket of one connection. The driver would open another one whenever this one ends, also in the middle of a
 * transaction, also when nobody needs it any more: here it gets one, once. `onEnd` is called as soon as the socket is
 * of no use.
 */
export function createSingleUseSocketFactory(onEnd: () => void) {
  let used = false;
  let destroyed = false;
  let socket: Socket | undefined;
  return {
    create: async (target: Target): Promise<Socket> => {
      // What it still waits for then never comes; whoever waits has been notified by `onEnd`.
      if (used) return new Promise<never>(() => {});
      used = true;
      try {
        socket = await open(target);
      } catch (error) {
        onEnd();
        throw error;
      }
      if (destroyed) {
        socket.destroy();
        onEnd();
        return new Promise<never>(() => {});
      }
      socket.once('error', onEnd);
      socket.once('end', onEnd);
      socket.once('close', onEnd);
      return socket;
    },
    destroy: () => {
      used = true;
      destroyed = true;
      socket?.destroy();
    },
  };
}
