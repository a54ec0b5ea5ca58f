import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');
// What a file replaces would stay replaced for the files after it, and modules that they have loaded are not replaced.
const replaces = /\bvi\.(mock|doMock|hoisted|stub\w+)\(|\bprocess\.env\.\w+ =[^=]|\bglobalThis\.\w+ \?*=[^=]/;
const [alone, together] = [true, false].map((isAlone) =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => replaces.test(readFileSync(path.join(import.meta.dirname, name), 'utf8')) === isAlone)
    .map((name) => `tests/db/${name}`),
);

// Not inherited by `extends`, which would run the global setup once more for each project.
const shared = {
  root,
  setupFiles: 'tests/db/fresh-connections.ts',
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As the browser tests: once more in CI, because a shared runner may stall.
  retry: process.env.CI ? 1 : 0,
} as const;
// The real 'server-only' only fails the build of a browser bundle.
const resolve = { alias: { '@': root, 'server-only': path.join(root, 'tests/empty-module.ts') } };

export default defineConfig({
  resolve,
  test: {
    root,
    globalSetup: 'tests/db/setup.ts',
    // All files share one back end, and the sign-in timing test measures it.
    fileParallelism: false,
    projects: [
      // One process loads the modules and compiles the database engine once for all files.
      {
        resolve,
        test: { ...shared, name: 'together', include: together, isolate: false, sequence: { groupOrder: 1 } },
      },
      { resolve, test: { ...shared, name: 'alone', include: alone, sequence: { groupOrder: 2 } } },
    ],
  },
});
