import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltConfig } from '@/server/next-internals/build-output';

test('pages that are regenerated stay in memory where the build cannot be written', () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'built-config-'));
  const config = { experimental: { cpus: 2 } };
  writeFileSync(path.join(distDir, 'required-server-files.json'), JSON.stringify({ config }));
  // A missing folder stands for a read-only one: root may write into any other; `npm run test:vps` has a real one.
  expect(readBuiltConfig(distDir)).toEqual({ experimental: { cpus: 2, isrFlushToDisk: false } });
  mkdirSync(path.join(distDir, 'server'));
  expect(readBuiltConfig(distDir)).toEqual(config);
  rmSync(distDir, { recursive: true });
});
