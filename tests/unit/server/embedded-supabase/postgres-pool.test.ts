import { expect, it, vi } from 'vitest';
import { PostgresPool } from '@/server/embedded-supabase/postgres-pool';

/** The open connections, oldest first; those that are `lost` fail at their next statement. */
const open: { isLost: boolean }[] = [];

vi.mock('postgres', () => ({
  default: (_url: string, options: { socket: () => { isLost: boolean } }) => {
    const socket = options.socket();
    const unsafe = () => {
      const result = socket.isLost
        ? Promise.reject(Object.assign(new Error('it ended'), { code: 'CONNECTION_CLOSED' }))
        : Promise.resolve([]);
      return Object.assign(result, { simple: () => result });
    };
    return { unsafe, options: { parsers: {}, serializers: {} } };
  },
}));
vi.mock('@/server/embedded-supabase/single-use-socket-factory', () => ({
  createSingleUseSocketFactory: () => {
    const socket = { isLost: false };
    open.push(socket);
    return {
      create: () => socket,
      destroy: () => {
        if (open.includes(socket)) open.splice(open.indexOf(socket), 1);
      },
    };
  },
}));

it('replaces a connection that ended while idle in its own place, not beside one for who waits', async () => {
  const pool = new PostgresPool('postgres://host/database', {});
  const leases = await Promise.all(Array.from({ length: 10 }, () => pool.lease()));
  for (const lease of leases) await lease.begin('begin');
  expect(open).toHaveLength(10);

  const waiting = pool.lease();
  for (const socket of open) socket.isLost = true;
  await leases[0]?.begin('begin');
  expect(open).toHaveLength(10);

  leases[0]?.release();
  await (await waiting).begin('begin');
  expect(open).toHaveLength(10);
});
