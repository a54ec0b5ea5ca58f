import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { fullTitle } from '@/lib/seo';
import type { TextSnippet } from './text-snippets';

const unitsPerEm = 2048;
/** What a page of search results shows of a page: a title in 20 px and a description in 14 px of Arial. */
const boxes = { title: { size: 20, max: 580 }, description: { size: 14, max: 920 } } as const;

const widths = new Map<string, number>(
  Object.entries(
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(new URL('./arial-widths.json', import.meta.url), 'utf8'))),
  ).flatMap(([width, characters]) => [...characters].map((one): [string, number] => [one, Number(width)])),
);

/**
 * Width in pixels of a text in Arial; ideographs and other wide characters fill their square, unknown ones are as wide
 * as a digit.
 */
export function arialWidth(text: string, size: number): number {
  const wide = /[\u1100-\u11ff\u2e80-\u303f\u3040-\uabff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
  const units = [...text.replaceAll('\u00a0', ' ')].reduce(
    (sum, one) => sum + (widths.get(one) ?? (wide.test(one) ? unitsPerEm : 1139)),
    0,
  );
  return Math.round((units / unitsPerEm) * size);
}

const isTitle = ({ file, key = '' }: TextSnippet) =>
  /^messages\/\w+\.json$/.test(file) && key.startsWith('pageTitles.');
const isDescription = ({ file, key = '' }: TextSnippet) =>
  file.endsWith('.mdx') ? key === 'description' : /(^|\.)metaDescription$/.test(key);

/** The most characters of a page title: more never fit, whatever their width. */
const maxTitleLength = 65;

/** Page titles and descriptions that search engines would cut off, with their width. */
export function checkSearchWidth(snippet: TextSnippet): ContentProblem[] {
  const kind = isTitle(snippet) ? 'title' : isDescription(snippet) ? 'description' : null;
  if (!kind) return [];
  if (kind === 'title' && snippet.text.length > maxTitleLength)
    return [
      {
        file: snippet.file,
        key: snippet.key,
        text: `is too long: ${snippet.text.length} characters; at most ${maxTitleLength} fit on a search results page`,
      },
    ];
  const { size, max } = boxes[kind];
  const filled = snippet.text.replaceAll('{brand}', brand.name);
  const width = arialWidth(kind === 'title' ? fullTitle(filled) : filled, size);
  if (width <= max) return [];
  const { file, key } = snippet;
  return [
    {
      file,
      key,
      weight: 'hint',
      text: `${width} pixels wide; search engines show about ${max}: make it shorter or put the important words first`,
    },
  ];
}
