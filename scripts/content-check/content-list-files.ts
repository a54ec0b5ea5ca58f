import type { ContentProblem } from '@/lib/content/content-problem';
import { heroSlidesSchema } from '@/lib/content/hero-slides';
import { marketsSchema } from '@/lib/content/market-schema';
import { storiesSchema } from '@/lib/content/partner-stories';
import { readContent } from '@/lib/content/read-content';
import { dayInGreece } from '@/lib/content/sale-dates';
import { synonymsSchema } from '@/lib/content/synonyms';
import { countriesSchema } from '@/lib/i18n/country-name';
import { localeCodes } from '@/lib/i18n/locales';
import { isCountryCode } from '@/lib/text/is-country-code';
import { findDuplicateIndexes } from './find-duplicate-indexes';

const twice = 'is there already: delete one of the two';

/** Two stories with one id, of which content/switched-off.json could not leave out a single one. */
export function checkStoryIds(): ContentProblem[] {
  const ids = readContent('stories.json', storiesSchema).stories.map(({ id }) => id);
  return findDuplicateIndexes(ids).map((index) => ({
    file: 'content/stories.json',
    key: `stories.${index}.id`,
    text: `the id '${ids[index]}' is there already: give each story its own`,
  }));
}

/** Codes of content/countries.json that are no country or there twice, and names of other codes, which nobody sees. */
export function checkCountries(): ContentProblem[] {
  const file = 'content/countries.json';
  const { codes, names } = readContent('countries.json', countriesSchema);
  return [
    ...codes.flatMap((code, index) =>
      isCountryCode(code)
        ? []
        : [{ file, key: `codes.${index}`, text: `'${code}' is no country: correct or delete it` }],
    ),
    ...findDuplicateIndexes(codes).map((index) => ({
      file,
      key: `codes.${index}`,
      text: `'${codes[index]}' ${twice}`,
    })),
    ...Object.entries(names).flatMap(([locale, namesByCode]) =>
      Object.keys(namesByCode)
        .filter((code) => !codes.includes(code))
        .map((code) => ({
          file,
          key: `names.${locale}.${code}`,
          text: `'${code}' is not among the 'codes' of this file: add it to them, or delete this name`,
        })),
    ),
  ];
}

/** Groups of content/synonyms.json that are there twice, and words that are twice in one group. */
export function checkSynonyms(): ContentProblem[] {
  const file = 'content/synonyms.json';
  return Object.entries(readContent('synonyms.json', synonymsSchema)).flatMap(([locale, groups]) => {
    const plain = groups.map((terms) => terms.map((term) => term.toLowerCase()));
    return [
      ...findDuplicateIndexes(plain.map((terms) => [...terms].sort().join())).map((index) => ({
        file,
        key: `${locale}.${index}`,
        text: `the group '${groups[index]?.join(', ')}' ${twice}`,
      })),
      ...plain.flatMap((terms, index) =>
        findDuplicateIndexes(terms).map((termIndex) => ({
          file,
          key: `${locale}.${index}.${termIndex}`,
          text: `'${terms[termIndex]}' ${twice}`,
        })),
      ),
    ];
  });
}

/** Slides without a text in a language, which would be Greek there, and slides with one title. */
export function checkSlides(): ContentProblem[] {
  const file = 'content/hero.json';
  const slides = readContent('hero.json', heroSlidesSchema);
  return localeCodes.flatMap((locale) => {
    const titles = slides.map(({ messages }) => messages[locale]?.title.toLowerCase());
    return [
      ...slides.flatMap(({ id, messages }, index) =>
        messages[locale]
          ? []
          : [
              {
                file,
                key: `${index}.messages.${locale}`,
                text: `missing: the slide '${id}' would be Greek there; write its title and text`,
              },
            ],
      ),
      ...findDuplicateIndexes(titles).map((index) => ({
        file,
        key: `${index}.messages.${locale}.title`,
        text: `the slide '${slides[titles.indexOf(titles[index])]?.id}' has this title already: write another`,
      })),
    ];
  });
}

/** Markets since a year that is not even the next one. */
export function checkMarketYears(): ContentProblem[] {
  const nextYear = Number(dayInGreece(new Date()).slice(0, 4)) + 1;
  return readContent('markets.json', marketsSchema).markets.flatMap(({ since }, index) =>
    since > nextYear
      ? [
          {
            file: 'content/markets.json',
            key: `markets.${index}.since`,
            text: `${since} is in the future: write the year in which export began`,
          },
        ]
      : [],
  );
}
