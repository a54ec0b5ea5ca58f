import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // The real module only fails the build of a browser bundle.
      'server-only': fileURLToPath(new URL('tests/empty-module.ts', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    // Tests on a busy machine take up to ten times longer, which is not a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Without hrtime, which Vitest's own clock needs on Node.js 20.9.
    fakeTimers: {
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'Date',
        'performance',
      ],
    },
    // As the browser tests: once more in CI, because a shared runner may stall.
    retry: process.env.CI ? 1 : 0,
    include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
  },
});
