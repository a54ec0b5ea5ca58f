import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  // The real 'server-only' only fails the build of a browser bundle.
  resolve: { alias: { '@': root, 'server-only': path.join(root, 'tests/empty-module.ts') } },
  test: {
    root,
    include: ['tests/db/**/*.test.ts'],
    globalSetup: 'tests/db/setup.ts',
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As the browser tests: once more in CI, because a shared runner may stall.
    retry: process.env.CI ? 1 : 0,
    // All files share one back end, and the sign-in timing test measures it.
    fileParallelism: false,
  },
});
