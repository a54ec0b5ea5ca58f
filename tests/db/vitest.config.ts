import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');

export default defineConfig({
  resolve: { alias: { '@': root } },
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
