import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import type { LocatedText } from '@/scripts/content-check/located-texts';
import { checkPunctuationSpacing } from '@/scripts/content-check/punctuation-spacing';
import { findRepeatedLongTexts } from '@/scripts/content-check/repeated-long-texts';
import { checkUnfinishedMarks } from '@/scripts/content-check/unfinished-marks';
import { findUnpairedMarks } from '@/scripts/content-check/unpaired-marks';

const located = (text: string, locale: Locale, icu = false): LocatedText => ({
  file: `content/pages/about/${locale}.json`,
  key: 'lead',
  text,
  locale,
  icu,
});

const problemsOf = (snippet: LocatedText) => [
  ...checkPunctuationSpacing(snippet),
  ...checkUnfinishedMarks(snippet),
  ...findUnpairedMarks([snippet]),
];

test.each<[text: string, locale: Locale]>([
  ['He waits ... and .5 kg, or .svg, or 1,250 g.', 'en'],
  ['https://a.example/b,c_(d) and (www.a.example/e) www.a.example/x,yy and a,b@c.example', 'en'],
  ['The point x,y and N,N-dimethyl.', 'en'],
  ['Ό,τι θέλετε, και ό,τι έχετε, οτιδήποτε ό,τι.', 'gr'],
  ['Es a) carne, b) hueso; 1) hoy, 2) mañana, iv) nunca, 3b) ya.', 'es'],
  ['α) κρέας, β΄) κόκαλο, στ) λάδι.', 'gr'],
  ['(see a) and b) too), well :) and ;-) or :( today', 'en'],
  ['It’s the dogs’ food, 5" wide, rock ’n’ roll, and ‘so’.', 'en'],
  ['«Роман «Война и мир» и (в скобках).', 'ru'],
  ['Viņš teica: „Labi”, (un gāja).', 'lv'],
  ['Той каза: „Добре“, (и тръгна).', 'bg'],
  ['Il a dit : « Bien ! », puis (rien).', 'fr'],
  ['他说：“好的”，（然后）走了。', 'cn'],
  ['使用【鸡肉】和《书》。', 'cn'],
  ['Todo: TODO EL MUNDO, XXX Congreso, XXXL, XXL.', 'es'],
  ['The EU’s XXX list, size XXXL, todo, TODOS.', 'en'],
  ['Di solito, «bene» (o [meglio]).', 'it'],
])('%s (%s) is right', (text, locale) => {
  expect(problemsOf(located(text, locale))).toEqual([]);
});

test.each([
  '{count,plural,one {# food} other {# foods}}',
  '({count, plural, one {1 food)} other {# foods)}}',
  'On {date, date, ::d MMMM}, (all {count, number}).',
])('the message %s is right', (text) => {
  expect(problemsOf(located(text, 'en', true))).toEqual([]);
});

test.each<[text: string, locale: Locale, problem: RegExp]>([
  ['Meat , bone.', 'en', /a space stands before a comma/],
  ['Meat and bone .', 'en', /a space stands before a comma or full stop/],
  ['Viande , os.', 'fr', /a space stands before a comma/],
  ['{brand} , κόκαλο.', 'gr', /a space stands before a comma/],
  ['Carne\u00a0, hueso.', 'es', /a space stands before a comma/],
  ['肉 ，骨。', 'cn', /a space stands before a Chinese mark/],
  ['Meat,bone.', 'en', /no space follows this comma/],
  ['Κρέας,κόκαλο.', 'gr', /no space follows this comma/],
  ['Мясо,и кость.', 'ru', /no space follows this comma/],
  ['Dog (without end', 'en', /'\(' has no '\)' after it/],
  ['Куче без начало) и край.', 'bg', /'\)' has no '\(' before it/],
  ['狗（没有结束。', 'cn', /'（' has no '\)' after it/],
  ['狗【没有结束。', 'cn', /'【' has no '】' after it/],
  ['Cane «senza fine.', 'it', /'«' has no '»' after it/],
  ['Suns bez sākuma” un.', 'lv', /'”' has no '„' before it/],
  ['Dog ‘without end.', 'en', /'‘' has no '’' after it/],
  ['他说：“好的。', 'cn', /'“' has no '”' after it/],
  ['TODO write this', 'en', /'TODO' marks an unfinished text/],
  ['Analysis: TBD', 'fr', /'TBD' marks an unfinished text/],
  ['Tel. xxx', 'gr', /'xxx' marks an unfinished text/],
  ['Lorem ipsum dolor', 'it', /'Lorem' marks an unfinished text/],
])('%s (%s) is reported', (text, locale, problem) => {
  expect(problemsOf(located(text, locale)).map((one) => one.text)).toEqual([expect.stringMatching(problem)]);
});

const paragraphs = (...texts: string[]): LocatedText[] =>
  texts.map((text, block) => ({
    file: 'content/posts/bones/gr.mdx',
    offset: 1,
    text,
    locale: 'gr',
    icu: false,
    block,
  }));

test('a quotation may go on for several paragraphs of a post, and a bracket may hold a link', () => {
  expect(findUnpairedMarks(paragraphs('Είπε: «Ναι.', 'Και πάλι.', 'Τέλος».'))).toEqual([]);
  expect(findUnpairedMarks(paragraphs('«Ναι.', '«Και πάλι.', '«Τέλος».'))).toEqual([]);
  const [first] = paragraphs('Κρέας (βλ. ');
  if (!first) throw new Error('no text');
  expect(findUnpairedMarks([first, { ...first, text: 'οστά' }, { ...first, text: ').' }])).toEqual([]);
  expect(findUnpairedMarks(paragraphs('Είπε: «Ναι.', 'Και πάλι.'))).toHaveLength(1);
});

const long = 'A long text about the food that nobody writes twice by chance in one language.';
const inFile = (file: string, key: string, text = long, locale: Locale = 'en'): LocatedText => ({
  ...{ file, key, text, locale, icu: false },
});

test('a long text of two products, of one page or of two descriptions is reported once with both places', () => {
  const [simple, active] = ['content/products/simple/en.json', 'content/products/active/en.json'];
  expect(
    findRepeatedLongTexts([
      inFile(simple, 'subtitle'),
      inFile(simple, 'benefits.0.text', `${long} More.`),
      inFile(active, 'longDescription.0'),
      inFile(active, 'benefits.1.text', `${long} More.`),
    ]),
  ).toEqual([
    {
      file: active,
      key: 'longDescription.0',
      text: `this text stands in ${simple} ('subtitle') already, and another text too: write each of its own, or delete one`,
      weight: 'hint',
    },
  ]);
  const page = 'content/pages/why/en.json';
  expect(findRepeatedLongTexts([inFile(page, 'lead'), inFile(page, 'sections.0.paragraphs.0')])).toHaveLength(1);
  expect(
    findRepeatedLongTexts([
      inFile(page, 'metaDescription'),
      { ...inFile('content/posts/bones/en.mdx', 'description'), offset: 9 },
    ]),
  ).toHaveLength(1);
  const post = (slug: string, title: string) =>
    [inFile(`content/posts/${slug}/en.mdx`, 'title', title), inFile(`content/posts/${slug}/en.mdx`, 'description')].map(
      (snippet) => ({ ...snippet, offset: 9 }),
    );
  expect(findRepeatedLongTexts([...post('bones', 'Bones'), ...post('rest', 'Rest')])).toHaveLength(1);
  expect(findRepeatedLongTexts([...post('bones', 'Bones'), ...post('copy', 'Bones')])).toEqual([]);
});

test('short texts, two pages and two languages may have the same text', () => {
  expect(
    findRepeatedLongTexts([
      inFile('content/pages/why/en.json', 'lead'),
      inFile('content/pages/home/en.json', 'lead'),
      inFile('content/products/simple/en.json', 'lead', 'Store at −18 °C.'),
      inFile('content/products/active/en.json', 'lead', 'Store at −18 °C.'),
      inFile('content/products/active/lv.json', 'lead', long, 'lv'),
      inFile('content/products/simple/en.json', 'subtitle'),
    ]),
  ).toEqual([]);
});
