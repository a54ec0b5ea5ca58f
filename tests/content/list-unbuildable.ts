/**
 * Prints which of the files in its arguments the site cannot be built with, as JSON: it loads each as the pages and
 * documents do.
 */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { brandSchema } from '@/lib/config/brand';
import { getCompanyClaimsWithPercentages } from '@/lib/content/company-claim-percentages';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { getHeroSlides } from '@/lib/content/hero-slides';
import { marketsSchema } from '@/lib/content/market-schema';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getPartnerStories } from '@/lib/content/partner-stories';
import { postFactsSchema } from '@/lib/content/post-schema';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { productDictionarySchema } from '@/lib/content/product-dictionary-schema';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { requiredSections } from '@/lib/content/required-page-sections';
import { getSwitchedOffIdsByKind } from '@/lib/content/switched-off';
import { getSynonyms } from '@/lib/content/synonyms';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { placesSchema } from '@/lib/stores/place-names';
import { readSampleStores } from '@/lib/stores/sample-stores';
import { summarizeIcu } from '@/scripts/content-check/icu';
import { readJsonFile, readValidatedJson } from '@/scripts/read-json';

const project = new URL('../../', import.meta.url);
const localeOf = (file: string) => file.replace(/.*\/|\.json$/g, '') as Locale;

/** Every message as a page would format it: with the arguments that its original takes. */
function formatMessages(file: string): void {
  const tag = languageTag(localeOf(file));
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({
    locale: tag,
    messages: readJsonFile(file) as never,
    onError,
    timeZone: 'Europe/Athens',
  });
  const original = textsByDottedPath(JSON.parse(readFileSync(new URL(file, project), 'utf8')));
  for (const [key, message] of original) {
    const { names } = summarizeIcu(message);
    const values = Object.fromEntries(
      [...names].map((name) => [name.slice(1, -1), name.startsWith('<') ? (inner: unknown) => inner : 2]),
    );
    (t.rich as unknown as (key: string, values: object) => unknown)(key, values);
  }
}

function loadPage(file: string): void {
  const [, page = ''] = /^content\/pages\/([^/]+)\//.exec(file) ?? [];
  const copy = getPageCopy(page, localeOf(file));
  for (const id of requiredSections[page] ?? []) getPageSection(copy, id);
  // The catalogue prints the text under this question.
  if (page === 'faq' && !getPageSection(copy, 'storage-thawing').items.find(({ key }) => key === 'power-cut')?.text)
    throw new Error(`${file}: power-cut`);
  if (page === 'home' || page === 'why')
    for (const { key } of getCompanyClaimsWithPercentages())
      if (!getPageSection(copy, 'claims').items.some((item) => item.key === key)) throw new Error(key);
}

const loaders: [RegExp, (file: string) => unknown][] = [
  [/^messages\//, formatMessages],
  [/^content\/pages\//, loadPage],
  [/\/facts\.json$/, (file) => readContent(file.replace('content/', ''), productFactsSchema)],
  [/^content\/products\//, (file) => readContent(file.replace('content/', ''), productCopySchema)],
  [/\/post\.json$/, (file) => readContent(file.replace('content/', ''), postFactsSchema)],
  [/^content\/dictionaries\//, (file) => readContent(file.replace('content/', ''), productDictionarySchema)],
  [/brand\.json$/, (file) => readValidatedJson(file, brandSchema)],
  [/claims\.json$/, () => getCompanyClaimsWithPercentages()],
  [/hero\.json$/, () => localeCodes.map(getHeroSlides)],
  [/markets\.json$/, (file) => readValidatedJson(file, marketsSchema)],
  [/stories\.json$/, () => localeCodes.map(getPartnerStories)],
  [/switched-off\.json$/, () => localeCodes.map(getSwitchedOffIdsByKind)],
  [/synonyms\.json$/, () => localeCodes.map(getSynonyms)],
  [/places\.json$/, (file) => readValidatedJson(file, placesSchema)],
  [/stores\.json$/, (file) => readSampleStores(readJsonFile(file))],
];

const rejected = process.argv.slice(2).flatMap((file) => {
  const load = loaders.find(([pattern]) => pattern.test(file))?.[1];
  if (!load) return [{ file, reason: 'nothing loads it' }];
  try {
    load(file);
    return [];
  } catch (error) {
    return [{ file, reason: (error as Error).message }];
  }
});
process.stdout.write(JSON.stringify(rejected));
