import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from './check-content';
import { applyMistakes, dataMistakes, listMissedMistakes, type Mistake, set, textMistakes } from './common-mistakes';
import { copyProjectTexts, copyProjectTextsAndPrograms, runIn } from './project-copy';

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

test('a damaged bundle is replaced, and none is needed where none can be stored', () => {
  const copy = copyProjectTextsAndPrograms();
  const cache = path.join(copy, '.cache/content-check');
  const usage = () => runIn(copy, 'scripts/content-check.ts', {}, ['--help'], copy).stdout;
  const list = () => JSON.parse(readFileSync(path.join(cache, 'current.json'), 'utf8'));
  try {
    // A source whose time says nothing is bundled like others.
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    utimesSync(path.join(copy, 'scripts/content-check.ts'), nextYear, nextYear);
    expect(usage()).toMatch(/^Usage: /);
    const { folder, digests } = list();
    expect(digests).toHaveProperty(['node_modules/.package-lock.json']);
    expect(usage()).toMatch(/^Usage: /);
    expect(list().folder).toBe(folder);
    // Bundles that nobody has used for hours are deleted when the next is made.
    utimesSync(path.join(cache, folder), 0, 0);
    writeFileSync(path.join(cache, 'current.json'), '{}');
    expect(usage()).toMatch(/^Usage: /);
    expect(readdirSync(cache).sort()).toEqual([list().folder, 'current.json'].sort());
    rmSync(path.join(cache, list().folder, 'content-check.mjs'));
    expect(usage()).toMatch(/^Usage: /);
    const bundle = path.join(cache, list().folder);
    for (const name of readdirSync(bundle)) if (name.startsWith('chunk-')) writeFileSync(path.join(bundle, name), '');
    expect(usage()).toMatch(/^Usage: /);
    // A disk on which there is room for the first files only.
    writeFileSync(
      path.join(copy, 'full-disk.mjs'),
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       const write = fs.writeFileSync;
       let count = 0;
       fs.writeFileSync = (file, ...rest) => {
         if (!String(file).includes('content-check')) return write(file, ...rest);
         count += 1;
         if (count > 2) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
         return write(file, ...rest);
       };
       syncBuiltinESMExports();`,
    );
    rmSync(cache, { recursive: true });
    // One on which nothing can be deleted either.
    writeFileSync(
      path.join(copy, 'cannot-delete.mjs'),
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       fs.rmSync = () => { throw Object.assign(new Error('EBUSY: resource busy'), { code: 'EBUSY' }); };
       syncBuiltinESMExports();`,
    );
    const fullDisk = { NODE_OPTIONS: `--import ${path.join(copy, 'full-disk.mjs')}` };
    const onFullDisk = runIn(copy, 'scripts/content-check.ts', fullDisk, ['--help'], copy);
    expect(onFullDisk.stdout).toMatch(/^Usage: /);
    expect(onFullDisk.stderr).toBe('');
    expect(readdirSync(cache)).toEqual([]);
    const cannotDelete = `${fullDisk.NODE_OPTIONS} --import ${path.join(copy, 'cannot-delete.mjs')}`;
    expect(runIn(copy, 'scripts/content-check.ts', { NODE_OPTIONS: cannotDelete }, ['--help'], copy).stdout).toMatch(
      /^Usage: /,
    );
    if (process.platform !== 'linux') return;
    // A file system in which nobody can make a folder.
    rmSync(path.join(copy, '.cache'), { recursive: true });
    symlinkSync('/sys', path.join(copy, '.cache'));
    expect(usage()).toMatch(/^Usage: /);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

/** Files that decide what is wrong with texts that nobody has changed. */
const rulesOfTexts: Mistake[] = [
  {
    what: 'other quotation marks',
    file: 'content/terms/en.json',
    edit: set('quotes', { open: '«', close: '»' }),
    line: /^content\/.*‘ is not a quotation mark of this language/,
  },
  {
    what: 'a term that is not said',
    file: 'content/terms/fr.json',
    edit: set('forbidden', [{ text: 'chien', instead: '', why: '' }]),
    line: /^messages\/fr\.json:.*'chien' is not said here/,
  },
  {
    what: 'an ingredient with a name that texts have',
    file: 'content/dictionaries/en.json',
    edit: set('ingredients.kelp', 'Bowl'),
    line: /^content\/products\/just-meat\/en\.json:.*names the ingredient 'kelp'/,
  },
];

test('the process that checks one copy after another prints what the command prints for each of them', async () => {
  const copies = [textMistakes, dataMistakes, rulesOfTexts].map((mistakes) => {
    const copy = copyProjectTexts();
    applyMistakes(copy, mistakes);
    return copy;
  });
  try {
    const expected = copies.map((copy) => {
      const { status, stdout, stderr } = runIn(copy, 'scripts/content-check.ts', {}, ['--hints']);
      return { status, stdout, stderr };
    });
    expect(listMissedMistakes(rulesOfTexts, expected[2]?.stdout.split('\n') ?? [])).toEqual([]);
    // The first one once more: nothing is left of the others.
    for (const at of [0, 1, 2, 0]) expect(await checkContent(copies[at] ?? '', ['--hints'])).toEqual(expected[at]);
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true });
  }
});
