import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/lib/config/brand';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import { createContentProblem, type LocatedText } from './located-texts';
import { findNearestName } from './nearest-name';
import { memoizeInProcess } from './process-memo';
import { filesWithBrandReplacedPattern } from './unreplaced-placeholders';

/**
 * Details of the company that belong elsewhere than into a text: its name, which content/brand.json sets, and the phone
 * numbers and email addresses of others.
 */
export function checkHardcodedCompanyDetails(snippet: LocatedText): ContentProblem[] {
  // Titles of sources are quoted as they are.
  if (snippet.inSources) return [];
  return [...findBrandNames(snippet), ...findPhoneNumbers(snippet), ...findOtherEmails(snippet)];
}

/** A letter or digit that would belong to the same word; Chinese has no spaces between words. */
const inWord = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]`;
/** The name by itself; in info@maera.example, www.maera.example and @maera.example it is a part of an address. */
const brandName = new RegExp(`(?<![@./]|${inWord})${escapeForPattern(brand.name)}(?!${inWord}|[.@]\\w)`, 'giu');

function findBrandNames(snippet: LocatedText): ContentProblem[] {
  const names = [...snippet.text.matchAll(brandName)];
  if (names.length === 0) return [];
  const advice = isBrandFilledIn(snippet) ? 'write {brand}, which becomes that name' : 'leave it out';
  return names.map(({ 0: found, index }) =>
    createContentProblem(
      snippet,
      { index, found },
      { text: `'${found}' is the name of the brand, which content/brand.json sets: ${advice}` },
    ),
  );
}

/** True where the site replaces `{brand}`: in some files of the content, and in messages that have it elsewhere. */
function isBrandFilledIn({ file, key = '' }: LocatedText): boolean {
  if (!file.startsWith('messages/')) return filesWithBrandReplacedPattern.test(file);
  const others = localeCodes
    .map((locale) => path.join(path.dirname(file), `${locale}.json`))
    .filter((other) => other !== path.normalize(file) && existsSync(other))
    .map((other) => textsByDottedPath(JSON.parse(readFileSync(other, 'utf8'))).get(key) ?? '');
  return others.filter((text) => text.includes('{brand}')).length * 2 > others.length;
}

/** Of a length with which a long run of digits is read at once. */
const amount = String.raw`\d(?:[\d.,\u00a0\u202f ]{0,20}\d)?`;
const currency = String.raw`(?:EUR|USD|GBP|RUB|CNY|RMB|BGN|euros?|eiro|ευρώ|евро|лв|лева|рубл(?:ь|я|ю|ём|ем|е|ей|и|ям|ями|ях)|руб|dollars?|dólares|dollari|долл\p{L}*|欧元|美元|人民币|元(?![素件旦]))`;
const price = new RegExp(
  [
    `(?:${amount}[\\u00a0\\u202f ]?)?\\p{Sc}(?:[\\u00a0\\u202f ]?${amount})?`,
    `(?<!${inWord})${amount}[\\u00a0\\u202f ]?${currency}(?!${inWord})`,
    `(?<!${inWord})(?:EUR|USD|GBP|RUB|CNY|BGN)[\\u00a0\\u202f ]?${amount}`,
  ].join('|'),
  'giu',
);

/** Terms state the capital of the company and what a call costs, and the staff enter amounts. */
const filesWithAmounts = /^content\/pages\/terms\/|^messages\/staff\//;

/** Prices, which the site does not have. */
export function checkPrices(snippet: LocatedText): ContentProblem[] {
  // Titles of sources are quoted as they are.
  if (snippet.inSources || filesWithAmounts.test(snippet.file)) return [];
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
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}.,/+-])(?:\+|\()?\d+(?:[ \u00a0\u202f()./-]{1,2}\d{2,}){0,5}(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}])/gu;
const thousands = /^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A year with what follows it, such as '2025-2026 (12' and '2026. 100 000', or a day before its year. */
const yearOrDay = /^\(?(?:19|20)\d{2}\D|^\(?\d{1,2}-\d{1,2}-(?:19|20)\d{2}(?!\d)/;
/** What precedes the number under which a company or a book is registered. */
const registrationLabel =
  /(?<!\p{L})(?:№|n[ºo°]|nr|reg|vat|siren|siret|iva|nif|cif|gemi|isbn|issn|pvn|αριθ|αρ|αφμ|γεμη|еик|инн|унп|рег)[.:№ \u00a0\u202f]*$|(?:注册|登记|税|许可证)(?:号|编号)[:：]?$/iu;
const phoneLabel = /(?:phone|tel|call|fax|mobile|κλήση|τηλ|тел)[\p{L}.: \u00a0]*$/iu;

/** True for an international number, and for one of ten or eleven digits that is no amount, date or registration. */
function isPhoneNumber(text: string, before: string): boolean {
  const { length } = digitsOf(text);
  if (/^\+|^00/.test(text)) return length >= 8 && length <= 15;
  if (length < 10 || length > 11 || yearOrDay.test(text)) return false;
  if (text.split('-').every((part) => thousands.test(part)) || /\d[./]\d/.test(text)) return false;
  const [label = ''] = registrationLabel.exec(before) ?? [];
  return !label || phoneLabel.test(before.slice(0, -label.length));
}

const findPhoneNumbers = memoizeInProcess(
  `phones ${brand.phone} ${brand.phoneDisplay}`,
  (snippet: LocatedText): readonly ContentProblem[] => {
    // The hints of the staff area, and those of fields, show how a number is written.
    if (snippet.file.startsWith('messages/staff/') || (snippet.icu && /phone/i.test(snippet.key ?? ''))) return [];
    return [...snippet.text.matchAll(phoneLike)].flatMap(({ 0: found, index }) => {
      if (!isPhoneNumber(found, snippet.text.slice(Math.max(0, index - 30), index)) || isBrandPhone(found)) return [];
      const text = `'${found}' is not the phone number of content/brand.json (${brand.phoneDisplay}): correct or delete it`;
      return [createContentProblem(snippet, { index, found }, { text })];
    });
  },
);

/** True for the number of the company, with or without the prefix of its country. */
export function isBrandPhone(text: string): boolean {
  const [own, digits] = [digitsOf(brand.phone), digitsOf(text).replace(/^00/, '')];
  return digits === own || (digits.length >= 8 && !text.startsWith('+') && own.endsWith(digits));
}

const emailCharacter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}._%+-]`;
const domainLabel = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}-]+`;
const emailLike = new RegExp(
  `(?<![/@]|${emailCharacter})${emailCharacter}+@${domainLabel}(?:\\.${domainLabel})+`,
  'gu',
);
/** Statements of the law name the authorities to which a reader may write. */
const filesWithAuthorities = /^content\/pages\/(?:accessibility|privacy|terms)\//;
/** Domains that belong to nobody, for hints of fields. */
const exampleDomain = /^(?:[\w-]+\.)*example\.(?:com|net|org)$/i;

function findOtherEmails(snippet: LocatedText): ContentProblem[] {
  if (!snippet.text.includes('@')) return [];
  // The hints of the staff area, and those of fields, show how an address is written.
  if (snippet.file.startsWith('messages/staff/') || (snippet.icu && /email/i.test(snippet.key ?? ''))) return [];
  return [...snippet.text.matchAll(emailLike)].flatMap(({ 0: found, index }) => {
    if (isBrandEmail(found)) return [];
    if (snippet.icu && exampleDomain.test(found.slice(found.indexOf('@') + 1))) return [];
    if (filesWithAuthorities.test(snippet.file) && !isMeantAsOwn(found)) return [];
    const text = `'${found}' is not the email address of content/brand.json (${brand.email}): correct or delete it`;
    return [createContentProblem(snippet, { index, found }, { text })];
  });
}

const [ownName = '', ownDomain = ''] = brand.email.toLowerCase().split('@');

/** True for another mailbox of the company, and for its address with a slip in the domain. */
function isMeantAsOwn(email: string): boolean {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return domain.split('.').includes(brand.slug) || (name === ownName && findNearestName(domain, [ownDomain]) !== null);
}

/** True for the email address of the company. */
export const isBrandEmail = (address: string): boolean => address.toLowerCase() === brand.email.toLowerCase();
