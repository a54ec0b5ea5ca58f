import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check-content';
import { copyProjectTexts } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const at = (file: string) => path.join(copy, file);
const check = async (...args: string[]) => {
  const { stdout, stderr } = await checkContent(copy, args);
  expect(stderr).toBe('');
  return stdout.split('\n');
};

test('what systems and editors put beside the texts is no content, and is not repaired', async () => {
  const wordLock = Buffer.from([6, 65, 110, 110, 97, 0, 0, 0x80, 0xff]);
  const files = ['messages/~$en.json', 'content/products/simple/~$cts.json', 'content/posts/bones/~$fr.mdx'];
  for (const file of files) writeFileSync(at(file), wordLock);
  for (const folder of ['content', 'content/products', 'content/posts/bones', 'content/pages/contact', 'messages'])
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._fr.json', '#fr.json#'])
      writeFileSync(at(`${folder}/${name}`), wordLock);
  mkdirSync(at('content/products/__MACOSX'));
  mkdirSync(at('content/posts/deleted'));
  writeFileSync(at('content/posts/deleted/.DS_Store'), '');
  const lines = await check('--fix');
  expect(lines.filter((line) => /~\$|DS_Store|Thumbs|desktop|\._|#fr|MACOSX|posts\/deleted/.test(line))).toEqual([]);
  expect(lines.at(-2)).not.toContain('other checks wait');
  for (const file of files) expect(readFileSync(at(file)).equals(wordLock)).toBe(true);
});

test('a document under the name of a text is called one, and is not destroyed by the repair', async () => {
  const word = Buffer.from('PK\x03\x04\x14\x00\x06\x00\xff\xfe', 'latin1');
  writeFileSync(at('content/pages/about/fr.json'), word);
  writeFileSync(at('content/pages/cats/fr.json'), '{\\rtf1\\ansi {\\fonttbl}}');
  writeFileSync(at('content/posts/bones/fr.mdx'), '%PDF-1.7');
  writeFileSync(at('content/pages/why/fr.json'), '');
  expect((await check('--fix')).filter((line) => line.includes('/fr.'))).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\/fr\.json: is a document of Word .*: copy the words into a text file/,
    ),
    expect.stringMatching(/^content\/pages\/cats\/fr\.json: is a formatted document \(RTF\)/),
    expect.stringMatching(/^content\/pages\/why\/fr\.json:1:1: not valid JSON: the file is empty/),
    expect.stringMatching(/^content\/posts\/bones\/fr\.mdx: is a PDF/),
  ]);
  expect(readFileSync(at('content/pages/about/fr.json')).equals(word)).toBe(true);
});

test('a copied post is reported, and a folder inside another once', async () => {
  cpSync(at('content/posts/bones'), at('content/posts/bones-copy'), { recursive: true });
  cpSync(at('content/products/simple'), at('content/products/yummy/simple'), { recursive: true });
  const lines = await check();
  expect(lines.filter((line) => line.includes('/bones-copy/') && line.includes('title:'))).toHaveLength(9);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/posts\/bones-copy\/fr\.mdx:2:\d+: title: is the title in content\/posts\/bones\/fr/,
    ),
  );
  expect(lines.filter((line) => line.includes('yummy/simple'))).toEqual([
    'content/products/yummy/simple: a folder inside a product; nothing reads it: move it to content/products, or delete it',
  ]);
});

test('of two files that changed places each is reported once, by its language', async () => {
  const folder = 'content/pages/complete-raw-meals';
  renameSync(at(`${folder}/es.json`), at('es.json'));
  renameSync(at(`${folder}/it.json`), at(`${folder}/es.json`));
  renameSync(at('es.json'), at(`${folder}/it.json`));
  expect((await check()).filter((line) => /complete-raw-meals\/(es|it)/.test(line))).toEqual([
    expect.stringMatching(/es\.json:1: most of it reads like Italian, .*or save it under the name of its language$/),
    expect.stringMatching(/it\.json:1: most of it reads like Spanish/),
  ]);
});
