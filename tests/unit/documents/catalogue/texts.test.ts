import { expect, it } from 'vitest';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';
import { checkTerminology } from '@/scripts/content-check/terminology';
import { checkTypography } from '@/scripts/content-check/typography';

it.each(localeCodes)('the texts of the catalogue in %s are written as the language writes', (locale) => {
  const texts = [...textsByDottedPath(buildCatalogueModel(locale))].filter(([key]) => !/url|href|pack|scene/.test(key));
  expect(texts.length).toBeGreaterThan(500);
  const problems = texts.flatMap(([key, text]) => {
    const snippet = { file: 'catalogue', key, text, locale, icu: false };
    return [...checkTerminology(snippet), ...checkTypography(snippet)].map((problem) => `${key}: ${problem.text}`);
  });
  expect(problems).toEqual([]);
  // Joiners are for browsers; the fonts of documents have no such character.
  expect(texts.filter(([, text]) => text.includes('\u2060'))).toEqual([]);
});
