import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  findMessageUsesInSourceFile,
  matchesKeyPattern,
  messageReaders,
  translatorFactoryNames,
} from '@/scripts/texts/message-uses';
import { readSourceGraph } from '@/scripts/texts/source-graph';

const patternsOf = (code: string) => {
  const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true);
  const { patterns, received } = findMessageUsesInSourceFile(source);
  return [...patterns, ...[...received].map((key) => `…${key}`)].sort();
};

test.each([
  ["const t = await getTranslations('nav'); t('blog');", ['nav.blog']],
  ["const t = useTranslations('a.b'); t.rich('text', {}); t.has('more');", ['a.b.more', 'a.b.text']],
  [
    "const t = await getTranslations({ locale, namespace: 'faq' }); t(open ? 'less' : 'more');",
    ['faq.less', 'faq.more'],
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code in which the placeholder stands.
  ['const t = await getTranslations(`auth.${kind}`); t(`fields.${name}.label`);', ['auth.*.fields.*.label']],
  ["(await getTranslations('admin'))('heading');", ['admin.heading']],
  ["getTranslator(locale)('planPdf.title');", ['planPdf.title']],
  [
    "const [t, common] = await Promise.all([getTranslations('a'), getTranslations('b')]); t('x'); common('y');",
    ['a.x', 'b.y'],
  ],
  ['const { form } = await getMessages(); show(form.renewed);', ['form.renewed', 'form.renewed.**']],
  ["const title = (t: Translator) => t('plan.title');", ['…plan.title']],
  ["other('nav.blog'); list.get('blog');", []],
])('%s', (code, expected) => {
  expect(patternsOf(code)).toEqual(expected);
});

test('a star stands for one part of a key, two for the rest', () => {
  expect(matchesKeyPattern('auth.*.text', 'auth.code.text')).toBe(true);
  expect(matchesKeyPattern('auth.*.text', 'auth.code.more.text')).toBe(false);
  expect(matchesKeyPattern('auth.**', 'auth.code.text')).toBe(true);
  expect(matchesKeyPattern('auth.code', 'authXcode')).toBe(false);
});

// A renamed function would otherwise take its messages out of the inventory.
test('the functions that it looks for exist', () => {
  const ofNextIntl = /^(get|use)(Translations|Messages)$|^createTranslator$/;
  const own = [...translatorFactoryNames, ...messageReaders].filter((name) => !ofNextIntl.test(name));
  const code = [...readSourceGraph().values()].map(({ source }) => source.text).join('\n');
  expect(own.filter((name) => !code.includes(`function ${name}`))).toEqual([]);
});
