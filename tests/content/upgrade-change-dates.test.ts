import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const json = (file: string) => JSON.parse(readFileSync(path.join(copy, 'content', file), 'utf8'));

/** The fingerprint of the release before: the facts and the text of a product, without the names in the dictionary. */
function formerFingerprint(slug: string, locale: string): string {
  const hash = createHash('sha256');
  for (const name of ['facts', locale]) hash.update(JSON.stringify(json(`products/${slug}/${name}.json`)));
  return hash.digest('hex').slice(0, 8);
}

test('after an upgrade, products and posts that did not change keep their dates', () => {
  const file = path.join(copy, 'content/changes.json');
  const changes = json('changes.json');
  delete changes['posts/bones'];
  delete changes['posts/puppies-by-age'].lv;
  changes['products/simple'].en = `2025-03-04 ${formerFingerprint('simple', 'en')}`;
  changes['products/simple'].lv = '2025-03-04 00000000';
  writeFileSync(file, JSON.stringify(changes));
  const { status, stdout } = runIn(copy, 'scripts/record-content-changes.ts');
  expect(status, stdout).toBe(0);
  const { published, updated = published } = json('posts/bones/post.json');
  const { 'posts/bones': bones, 'posts/puppies-by-age': puppies, 'products/simple': simple } = json('changes.json');
  const [, today] = /dated (\S+) in/.exec(stdout) ?? [];
  const day = (entry: string) => entry.split(' ')[0];
  expect(new Set(Object.values<string>(bones).map(day))).toEqual(new Set([updated]));
  expect(day(simple.en)).toBe('2025-03-04');
  expect(simple.en).not.toContain(formerFingerprint('simple', 'en'));
  // What did change, and a translation that came later, get today's date.
  expect([day(simple.lv), day(puppies.lv)]).toEqual([today, today]);
});
