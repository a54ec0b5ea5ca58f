import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { projectDir } from '@/server/project-environment';

// The module in the form that the bundler of Next.js provides; Node.js would return its wrapper.
vi.mock('next/dist/server/lib/incremental-cache/file-system-cache.js', async (original) => {
  const given = (await original()) as { default: { default?: unknown } };
  return { default: given.default.default ?? given.default };
});
vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
afterAll(() => vi.unstubAllEnvs());
const { default: SharedCache } = await import(path.join(projectDir, 'server/next-internals/cache-handler.mjs'));

test('in the middleware bundle, where Next.js sets no folder, the cache is created and does not connect to Redis', async () => {
  const cache = new SharedCache({ revalidatedTags: [] });
  await cache.revalidateTag('_N_T_/shops');
  expect(await cache.get('/shops', { kind: 'APP_PAGE' })).toBeNull();
  expect(Reflect.get(globalThis, Symbol.for('site.shared-cache'))).toBeUndefined();
  expect(Reflect.get(globalThis, Symbol.for('site.shared-tags'))).toBeUndefined();
});
