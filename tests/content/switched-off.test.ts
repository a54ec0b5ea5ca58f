import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { terminologySchema } from '@/scripts/content-check/terminology';
import { checkContent } from './check-content';
import { copyProjectTexts } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

async function check(switchedOff: unknown): Promise<string[]> {
  writeFileSync(path.join(copy, 'content/switched-off.json'), JSON.stringify(switchedOff, null, 2));
  const { stdout } = await checkContent(copy);
  return stdout
    .split('\n')
    .filter((line) => line && !line.includes('run npm run content:dates') && !/problems? in the content/.test(line));
}

test('an unknown language, kind and id are reported by line, with what can be written', async () => {
  const claims = ['digestion', 'digestio'];
  expect(await check({ de: {}, cn: { claims, vets: [] }, lv: { certifications: ['iso'] } })).toEqual([
    "content/switched-off.json:2:9: de: 'de' is no language; write one of gr, en, es, ru, cn, fr, bg, lv, it",
    "content/switched-off.json:6:7: cn.claims.1: there is no 'digestio'; write one of digestion, allergies, vetVisits",
    expect.stringMatching(
      /^content\/switched-off\.json:8:13: cn\.vets: 'vets' cannot be switched off; write one of claims, /,
    ),
    "content/switched-off.json:12:7: lv.certifications.0: there is no 'iso'; write one of iso22000, haccp, fediaf, vetApproved, natural, documents",
  ]);
});

test('a sentence that still says what its language leaves out is named; the entry itself and other languages are not', async () => {
  const lines = await check({ cn: { certifications: ['haccp', 'fediaf'], slides: ['ingredients'] } });
  const reason = 'switches off for this language';
  expect(lines.every((line) => line.includes(reason) && /\/cn\.(json|mdx):\d+:\d+: /.test(line))).toBe(true);
  const found = (file: string, text: string) => lines.filter((line) => line.startsWith(file) && line.includes(text));
  expect(found('content/pages/faq/cn.json', "'HACCP' says what content/switched-off.json")).toHaveLength(1);
  expect(found('content/posts/raw-hygiene-at-home/cn.mdx', "'HACCP'")).toHaveLength(1);
  // Once, though both the words of the term file and the title of the claim are in it.
  expect(found('content/products/beef-dinner/cn.json', '(certifications.fediaf)')).toHaveLength(1);
  expect(found('content/pages/home/cn.json', '.title: ')).toEqual([
    expect.stringContaining('sections.0.items.0.title'),
  ]);
  // What no sentence states needs no new sentence.
  expect(await check({ cn: { testimonials: ['maria'], stories: ['ruta'] } })).toEqual([]);
});

test('the words of every percentage and certification are listed in every language', () => {
  const ids = ['digestion', 'allergies', 'vetVisits'].map((key) => `claims.${key}`);
  const standards = ['iso22000', 'haccp', 'fediaf', 'vetApproved', 'natural'].map((key) => `certifications.${key}`);
  for (const locale of localeCodes) {
    const { claimPhrases } = terminologySchema.parse(JSON.parse(readFileSync(`content/terms/${locale}.json`, 'utf8')));
    expect(Object.keys(claimPhrases), locale).toEqual(expect.arrayContaining([...ids, ...standards]));
  }
});

test('words for a claim that does not exist are reported', async () => {
  const file = path.join(copy, 'content/terms/fr.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"claims.digestion"', '"claims.appetite"'));
  expect(await check({})).toEqual([
    expect.stringMatching(
      /^content\/terms\/fr\.json:\d+:\d+: claimPhrases: there is no claim 'claims\.appetite': delete this entry/,
    ),
  ]);
});
