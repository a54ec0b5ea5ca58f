import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Locale, localeCodes, staffLocales } from '@/lib/i18n/locales';

const filesOf = (locale: Locale) => [
  `messages/${locale}.json`,
  `content/dictionaries/${locale}.json`,
  ...['pages', 'products'].flatMap((kind) =>
    readdirSync(`content/${kind}`).map((name) => `content/${kind}/${name}/${locale}.json`),
  ),
  ...readdirSync('content/posts').map((name) => `content/posts/${name}/${locale}.mdx`),
];

// A punctuation mark with a space before it must not begin a line.
it.each([
  ['fr', /\S [:;?!»][^-]|« /g],
  ['ru', /\d %|[^\s|-] —(?= )/g],
  ['lv', /[^\s|-] –(?=[ ,])/g],
] as const)('%s: a space before a punctuation mark does not break', (locale, breaking) => {
  const found = filesOf(locale).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(breaking)].map(({ 0: text, index }) => `${file}:${index} ${text}`),
  );
  expect(found).toEqual([]);
});

it.each(localeCodes)('%s: a number stays on the line of its unit', (locale) => {
  const found = filesOf(locale).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\d}] (°C|[mk]?g|kcal|kJ|[мк]?г|ккал|кДж)(?![\p{L}}])/gu)].map(
      ({ 0: text, index }) => `${file}:${index} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

// English uses three dots because the specification has 'Submitting...'.
it.each(localeCodes)('%s: progress messages end with the same kind of dots', (locale) => {
  const files = [
    `messages/${locale}.json`,
    ...staffLocales.flatMap((code) => (code === locale ? `messages/staff/${code}.json` : [])),
  ];
  const kinds = files.flatMap((file) => readFileSync(file, 'utf8').match(/\.{3}|…+/g) ?? []);
  expect([...new Set(kinds)]).toEqual([{ en: '...', cn: '……' }[locale as string] ?? '…']);
});

it.each(localeCodes)(
  '%s: freezing temperatures have a minus sign and stay together with their degree sign',
  (locale) => {
    const { product } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    expect(product.handling.storageFrozen).toMatch(/−18(\u00a0°C|℃)/);
  },
);

// Only Italian continues in lower case after the comma of the greeting.
it.each(localeCodes.filter((locale) => locale !== 'it'))('%s: the mail of a plan begins with a capital', (locale) => {
  const { planMail } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  expect(planMail.body).not.toMatch(/^\p{Ll}/u);
});
