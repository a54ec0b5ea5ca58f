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
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // A process that checks copies lives as long as its worker, and its first check takes four times as long as others.
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'], isolate: false } },
    ],
  },
});
