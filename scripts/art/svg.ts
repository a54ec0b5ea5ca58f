import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { z } from 'zod';
import { type BrandColourName, brandColours } from '@/lib/config/brand-colours';
import { animalFigurePathData } from './animal-figure-path-data';
import type { SilhouetteName } from './silhouette-names';

const shape = z.object({ d: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) });
const silhouettes = z
  .record(z.string(), shape)
  .parse(JSON.parse(await readFile('scripts/art/silhouettes.json', 'utf8')));

export type FigureName = SilhouetteName | keyof typeof animalFigurePathData;
export type PaintColour = BrandColourName | `#${string}` | 'none';

const paint = (value: PaintColour) => (value in brandColours ? brandColours[value as BrandColourName] : value);
const round = (value: number) => Number(value.toFixed(2));

export const rectElement = (x: number, y: number, width: number, height: number, fill: PaintColour, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${paint(fill)}"${radius ? ` rx="${radius}"` : ''}/>`;
export const discElement = (x: number, y: number, radius: number, fill: PaintColour) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint(fill)}"/>`;
export const ringElement = (x: number, y: number, radius: number, width: number, stroke: PaintColour) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}"/>`;
export const pathElement = (d: string, fill: PaintColour, transform = '') =>
  `<path d="${d}" fill="${paint(fill)}"${transform ? ` transform="${transform}"` : ''}/>`;
export const strokedPathElement = (d: string, width: number, stroke: PaintColour) =>
  `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}"/>`;

/** Position of a figure: `x`, `y` is its bottom centre unless `ax`, `ay` (0 to 1) are set. Set `w` or `h`. */
export type ArtFigurePlacement = {
  x: number;
  y: number;
  w?: number;
  h?: number;
  ax?: number;
  ay?: number;
  fill: PaintColour;
  line?: PaintColour;
  flip?: boolean;
  turn?: number;
};

function bounds(name: FigureName): [number, number, number, number] {
  if (name in animalFigurePathData) {
    const { box } = animalFigurePathData[name as keyof typeof animalFigurePathData];
    return box;
  }
  const found = silhouettes[name];
  if (!found) throw new Error(`No silhouette ${name}: run npm run art -- extract`);
  return found.box;
}

/** Returns the ratio of a figure's width to its height. */
export function aspectRatioOfFigure(name: FigureName): number {
  const [, , w, h] = bounds(name);
  return w / h;
}

/** Returns a figure, scaled by its actual outline so that it touches the ground. */
export function drawFigureByName(name: FigureName, place: ArtFigurePlacement): string {
  const { x, y, ax = 0.5, ay = 1, fill, flip, turn } = place;
  const [left, top, w, h] = bounds(name);
  const scale = place.h ? place.h / h : (place.w ?? w) / w;
  const move = `translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''} scale(${round2(flip ? -scale : scale)} ${round2(scale)}) translate(${round(-left - w * ax)} ${round(-top - h * ay)})`;
  if (name in animalFigurePathData) {
    const drawing = animalFigurePathData[name as keyof typeof animalFigurePathData];
    const incised = place.line ?? 'none';
    const bodies = drawing.body.map((d) => pathElement(d, fill)).join('');
    const cuts = drawing.cuts.map(({ d, width }) => strokedPathElement(d, width, incised)).join('');
    const fills = drawing.fills ? pathElement(drawing.fills, incised) : '';
    return `<g transform="${move}" stroke-linecap="round" stroke-linejoin="round">${bodies}${incised === 'none' ? '' : cuts + fills}</g>`;
  }
  return pathElement(silhouettes[name]?.d ?? '', fill, move);
}
const round2 = (value: number) => Number(value.toFixed(4));

/** Returns one row of the running meander as a stroked line, `count` keys of 8 units each scaled to fill `width`. */
export function drawMeander(x: number, y: number, width: number, height: number, stroke: PaintColour): string {
  const unit = height / 7;
  const count = Math.max(1, Math.round(width / (8 * unit)));
  const step = width / count / 8;
  const key = (at: number) => {
    const px = (column: number) => round(x + (at * 8 + column) * step);
    const py = (row: number) => round(y + row * unit);
    return `${at ? 'L' : 'M'}${px(0)} ${py(6.5)}V${py(0.5)}H${px(6)}V${py(4.5)}H${px(3)}V${py(2.5)}H${px(4.5)}M${px(0)} ${py(6.5)}H${px(8)}`;
  };
  const keys = Array.from({ length: count }, (_, index) => key(index)).join('');
  return strokedPathElement(`${keys}M${round(x + width)} ${round(y + 6.5 * unit)}V${round(y)}`, round(unit), stroke);
}

/**
 * Returns a complete, optimised SVG document; the same input always produces the same bytes. With a
 * `grid`, paths have integer coordinates on a grid that many times finer than the picture, which halves
 * drawings made of many small shapes.
 */
export function svgDocument(width: number, height: number, body: string, attributes = '', grid = 0): string {
  const [w, h, drawn] = grid
    ? [width * grid, height * grid, `<g transform="scale(${grid})">${body}</g>`]
    : [width, height, body];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}"${attributes}>${drawn}</svg>`;
  const overrides = {
    convertTransform: { floatPrecision: 4 },
    convertPathData: { floatPrecision: grid ? 0 : 1 },
    cleanupIds: false as const,
  };
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  return `${data}\n`;
}
