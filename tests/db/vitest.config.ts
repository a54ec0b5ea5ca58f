import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  // 'server-only' has one job: to fail in a browser bundle.
  resolve: { alias: { '@': root, 'server-only': path.join(root, 'tests/empty.ts') } },
  test: {
    root,
    include: ['tests/db/**/*.test.ts'],
    globalSetup: 'tests/db/setup.ts',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The sign-in timing test measures this machine, so nothing else may run beside it.
    fileParallelism: false,
  },
});
