import arialWidths from './arial-widths.json' with { type: 'json' };

const unitsPerEm = 2048;
/** What a page of search results shows of a page: a title in 20 px and a description in 14 px of Arial. */
const boxes = { title: { size: 20, max: 580 }, description: { size: 14, max: 920 } } as const;

const widths = new Map<string, number>(
  Object.entries(arialWidths).flatMap(([width, characters]) =>
    [...characters].map((one): [string, number] => [one, Number(width)]),
  ),
);

/**
 * Width in pixels of a text in Arial; ideographs and other wide characters fill their square, unknown ones are as wide
 * as a digit.
 */
function arialWidth(text: string, size: number): number {
  const wide = /[\u1100-\u11ff\u2e80-\u303f\u3040-\uabff\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;
  const units = [...text.replaceAll('\u00a0', ' ')].reduce(
    (sum, one) => sum + (widths.get(one) ?? (wide.test(one) ? unitsPerEm : 1139)),
    0,
  );
  return Math.round((units / unitsPerEm) * size);
}

/** Width in pixels of a title or description in search results, and the most that is shown; `fits` compares them. */
export function measureSnippetWidth(text: string, kind: keyof typeof boxes) {
  const { size, max } = boxes[kind];
  const width = arialWidth(text, size);
  return { width, max, fits: width <= max };
}
