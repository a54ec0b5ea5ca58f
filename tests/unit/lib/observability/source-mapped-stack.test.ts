import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogOptions } from '@/lib/observability/log-options';
import { mapStackToSourcePositions } from '@/lib/observability/source-mapped-stack';

const dir = mkdtempSync(path.join(tmpdir(), 'source-mapped-stack-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function built(name: string): string {
  const source = 'export const one = 1;\n\nexport function fail(): never {\n  throw new Error("broken");\n}\n';
  const { code, map } = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: `${name}.ts`,
  });
  const file = path.join(dir, `${name}.mjs`);
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
  return file;
}

describe('the stack of an error of built code', () => {
  it('names the line of its source, as a path and as a URL', () => {
    const file = built('kitchen');
    const column = 'export const one=1;export function fail(){'.length + 1;
    for (const url of [file, pathToFileURL(file).href])
      expect(mapStackToSourcePositions(`Error: broken\n    at fail (${url}:1:${column})`)).toBe(
        'Error: broken\n    at fail (kitchen.ts:4:3)',
      );
  });

  it('is in the log', async () => {
    const file = built('freezer');
    const { fail } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const lines: string[] = [];
    const log = pino(createLogOptions(), { write: (line: string) => lines.push(line) });
    try {
      fail();
    } catch (error) {
      log.error({ err: error });
    }
    expect(JSON.parse(lines[0] ?? '').err.stack).toMatch(/freezer\.ts:4:\d/);
  });

  it('stays as it is without a map, and with a broken one', () => {
    const plain = `Error: broken\n    at fail (${dir}/none.mjs:1:1)`;
    expect(mapStackToSourcePositions(plain)).toBe(plain);
    writeFileSync(path.join(dir, 'broken.mjs.map'), '{');
    const broken = `Error: broken\n    at fail (${dir}/broken.mjs:1:1)`;
    expect(mapStackToSourcePositions(broken)).toBe(broken);
  });
});
