import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Its only job is to fail in a browser bundle.
      'server-only': fileURLToPath(new URL('tests/empty.ts', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    // A busy machine takes ten times as long as a free one, and is no fault.
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
    include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
  },
});
