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

export default defineConfig({
  // The real 'server-only' only fails the build of a browser bundle.
  resolve: { alias: { '@': root, 'server-only': path.join(root, 'tests/empty-module.ts') } },
  test: {
    root,
    globalSetup: 'tests/db/setup.ts',
    setupFiles: 'tests/db/fresh-connections.ts',
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As the browser tests: once more in CI, because a shared runner may stall.
    retry: process.env.CI ? 1 : 0,
    // All files share one back end, and the sign-in timing test measures it.
    fileParallelism: false,
    projects: [
      // One process loads the modules and compiles the database engine once for all files.
      { extends: true, test: { name: 'together', include: together, isolate: false, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 2 } } },
    ],
  },
});
