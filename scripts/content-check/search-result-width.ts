import { brand } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { formatProductPageTitle } from '@/lib/content/product-page-title';
import { getProductOrThrow, readProductFactsByPath } from '@/lib/content/products';
import { todoMark } from '@/lib/content/todo-marks';
import { localeCodes } from '@/lib/i18n/locales';
import { measureSnippetWidth } from '@/lib/text/measure-snippet-width';
import type { LocatedText } from './located-texts';

const isTitle = ({ file, key = '' }: LocatedText) =>
  file.endsWith('.mdx') ? key === 'title' : /^messages\/\w+\.json$/.test(file) && key.startsWith('pageTitles.');
const isDescription = ({ file, key = '' }: LocatedText) =>
  file.endsWith('.mdx') ? key === 'description' : /(^|\.)metaDescription$/.test(key);

/** Titles and descriptions of pages that search engines would truncate, with their width. */
export function checkSearchResultWidth(snippet: LocatedText): ContentProblem[] {
  const kind = isTitle(snippet) ? 'title' : isDescription(snippet) ? 'description' : null;
  if (!kind) return [];
  const { file, key, text } = snippet;
  return tooWide(text.replaceAll('{brand}', brand.name), kind).map((problem) => ({ file, key, text: problem }));
}

/** Titles of product pages, most of which consist of name and kind, that search engines would truncate. */
export function checkProductTitleWidths(): ContentProblem[] {
  return localeCodes.flatMap((locale) =>
    [...readProductFactsByPath().values()].flatMap(({ slug }) => {
      const { copy } = getProductOrThrow(slug, locale);
      const key = copy.metaTitle ? 'metaTitle' : 'kind';
      return tooWide(formatProductPageTitle(copy, locale), 'title').map((text) => ({
        file: `content/products/${slug}/${locale}.json`,
        key,
        text: key === 'kind' ? `${text}; or write a 'metaTitle' for search results` : text,
      }));
    }),
  );
}

function tooWide(text: string, kind: 'title' | 'description'): string[] {
  // Another check reports texts that are not written yet.
  if (text.includes(todoMark)) return [];
  const { width, max, fits } = measureSnippetWidth(text, kind);
  if (fits) return [];
  return [`'${text}' is ${width} pixels wide; search engines show ${max}: make it shorter`];
}
