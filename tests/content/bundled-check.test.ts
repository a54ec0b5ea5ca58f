import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyProjectTextsAndPrograms, runIn } from './project-copy';

test('the check is bundled again after a change of its source, and not after one of the content', () => {
  const copy = copyProjectTextsAndPrograms();
  const at = (file: string) => path.join(copy, file);
  const check = () => runIn(copy, 'scripts/content-check.ts', {}, [], copy).stdout;
  const bundleName = () => JSON.parse(readFileSync(at('.cache/content-check/current.json'), 'utf8')).folder;
  try {
    // The bundle is made although a file that the programs import is missing.
    rmSync(at('content/stores.json'));
    expect(check()).toContain('content/stores.json: is missing');
    const first = bundleName();
    cpSync('content/stores.json', at('content/stores.json'));
    const brand = JSON.parse(readFileSync('content/brand.json', 'utf8'));
    writeFileSync(at('content/brand.json'), JSON.stringify({ ...brand, name: 'Vega' }, null, 2));
    writeFileSync(
      at('content/hero.json'),
      readFileSync('content/hero.json', 'utf8').replace(/("gr": \{[^}]*": ")/s, '$1Vega '),
    );
    expect(check()).toContain("'Vega' is the name of the brand");
    expect(bundleName()).toBe(first);
    writeFileSync(
      at('scripts/content-check.ts'),
      readFileSync('scripts/content-check.ts', 'utf8').replace('Usage: npm run', 'Use: npm run'),
    );
    expect(runIn(copy, 'scripts/content-check.ts', {}, ['--help'], copy).stdout).toMatch(/^Use: /);
    expect(bundleName()).not.toBe(first);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
