import { brand } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';

/**
 * Details of the company that belong elsewhere than into a text: its name, which content/brand.json sets, prices, which
 * the site does not have, and the phone numbers of others.
 */
export function checkCompanyDetails(snippet: LocatedText): ContentProblem[] {
  // Titles of sources are quoted as they are.
  if (snippet.inSources) return [];
  return [...findBrandNames(snippet), ...findPrices(snippet), ...findPhoneNumbers(snippet)];
}

/** A letter or digit that would belong to the same word; Chinese has no spaces between words. */
const inWord = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]`;
const brandName = new RegExp(`(?<!${inWord})${brand.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!${inWord})`, 'giu');

function findBrandNames(snippet: LocatedText): ContentProblem[] {
  const isDictionary = snippet.file.startsWith('content/dictionaries/');
  const advice = isDictionary ? 'leave it out' : 'write {brand}, which becomes that name';
  return [...snippet.text.matchAll(brandName)].map(({ 0: found, index }) =>
    createContentProblem(
      snippet,
      { index, found },
      { text: `'${found}' is the name of the brand, which content/brand.json sets: ${advice}` },
    ),
  );
}

const amount = String.raw`\d(?:[\d.,\u00a0\u202f ]*\d)?`;
const currency = String.raw`(?:EUR|USD|GBP|RUB|CNY|RMB|BGN|euros?|eiro|ευρώ|евро|лв|лева|руб(?:л\p{L}+)?|dollars?|dólares|dollari|долл\p{L}*|欧元|美元|人民币|元)`;
const price = new RegExp(
  [
    `(?:${amount}[\\u00a0\\u202f ]?)?\\p{Sc}(?:[\\u00a0\\u202f ]?${amount})?`,
    `(?<!${inWord})${amount}[\\u00a0\\u202f ]?${currency}(?!${inWord})`,
    `(?<!${inWord})(?:EUR|USD|GBP|RUB|CNY|BGN)[\\u00a0\\u202f ]?${amount}`,
  ].join('|'),
  'giu',
);

function findPrices(snippet: LocatedText): ContentProblem[] {
  return [...snippet.text.matchAll(price)].map(({ 0: found, index }) =>
    createContentProblem(
      snippet,
      { index, found },
      { text: `'${found}' is a price; the site states none, because each shop has its own: delete it` },
    ),
  );
}

/** Figures in groups, with a plus or a bracket before them, or without; a mark after it is not part of the number. */
const phoneLike =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}.,/+-])(?:\+|\()?\d{1,5}\)?(?:[ \u00a0\u202f()./-]{0,2}\d{2,}){1,5}(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])/gu;
const thousands = /^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** True for an international number, and for one of ten or eleven digits that is no amount and no date. */
function isPhoneNumber(text: string): boolean {
  const { length } = digitsOf(text);
  if (/^\+|^00/.test(text)) return length >= 8 && length <= 15;
  return length >= 10 && length <= 11 && !thousands.test(text) && !/\d[./]\d/.test(text);
}

function findPhoneNumbers(snippet: LocatedText): ContentProblem[] {
  // The hints of the staff area show how a number is written.
  if (snippet.file.startsWith('messages/staff/')) return [];
  return [...snippet.text.matchAll(phoneLike)].flatMap(({ 0: found, index }) => {
    if (!isPhoneNumber(found) || isBrandPhone(found)) return [];
    const text = `'${found}' is not the phone number of content/brand.json (${brand.phoneDisplay}): correct or delete it`;
    return [createContentProblem(snippet, { index, found }, { text })];
  });
}

/** True for the number of the company, with or without the prefix of its country. */
export function isBrandPhone(text: string): boolean {
  const [own, digits] = [digitsOf(brand.phone), digitsOf(text).replace(/^00/, '')];
  return digits === own || (digits.length >= 8 && !text.startsWith('+') && own.endsWith(digits));
}
