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
    expect.stringMatching(/^fr\.mdx: 1 entry in list 1, in the other languages 2/),
  ]);
});

const others = localeCodes.filter((locale) => locale !== 'fr');
const compared = (fr: string) =>
  comparePostStructures(new Map([...others.map((one): [string, string] => [`${one}.mdx`, long]), ['fr.mdx', fr]]));
const long = post('First.', 'Second.', '## One', 'Third.', '- a', 'Fourth.', '## Sources', '- *A source*');

test.each([
  ['the introduction', long.replace('Second.\n\n', ''), 1, '1 paragraph in the introduction, in the other languages 2'],
  ['a section', long.replace('Fourth.\n\n', ''), 9, '1 paragraph in section 1, in the other languages 2'],
  ['a whole section', long.replace('## One\n\n', ''), 15, '1 heading with ##, in the other languages 2'],
])('what one language lacks of %s is reported at its place', (_, fr, line, text) => {
  expect(compared(fr)).toEqual([{ file: 'fr.mdx', line, text: expect.stringContaining(text) }]);
});

test('what one language explains to its readers in a paragraph of its own is right', () => {
  expect(compared(long.replace('Third.', 'Third.\n\nIn France.'))).toEqual([]);
});
