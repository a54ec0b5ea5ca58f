import { expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { comparePostStructures } from '@/scripts/content-check/post-structure';

const post = (...parts: string[]) => `---\ntitle: "A title"\n---\n\n${parts.join('\n\n')}\n`;
const written = post('Words.', '## One', 'Words.', '## Two', '- one\n- two', '## Sources', '- *A source*');
const template = post('TODO: how it begins', '## TODO: One', 'TODO: the text', '## TODO: Sources', 'TODO: the text');

test('a post that is written in one language first is not compared with what is left to write', () => {
  const texts = localeCodes.map((locale): [string, string] => [`${locale}.mdx`, locale === 'gr' ? written : template]);
  expect(comparePostStructures(new Map(texts))).toEqual([]);
});

test('a post that is written in all languages is compared', () => {
  const texts = localeCodes.map((locale): [string, string] => [
    `${locale}.mdx`,
    locale === 'fr' ? written.replace('\n- two', '') : written,
  ]);
  expect(comparePostStructures(new Map(texts)).map(({ file, text }) => `${file}: ${text}`)).toEqual([
    expect.stringMatching(/^fr\.mdx: 1 entries in list 1, in the other languages 2/),
  ]);
});
