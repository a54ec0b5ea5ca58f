import { brand } from '@/lib/config/brand';
import { type BrandColourName, brandColours, textColourOn } from '@/lib/config/brand-colours';
import type { proteins } from '@/lib/content/ingredient-groups-and-allergens';
import { productColours } from '@/lib/content/product-colours';
import type { ArtProduct } from './read-art-products';
import {
  aspectRatioOfFigure,
  discElement,
  drawFigureByName,
  type FigureName,
  type PaintColour,
  pathElement,
  ringElement,
  strokedPathElement,
} from './svg';
import { measureText, type OutlineTextStyleName, outlineText, wrapTextToWidth } from './text-outlines';

/** Returns a flat, darker tone of a brand colour, for folds and sides. */
export function darkerTone(colour: BrandColourName, amount = 0.24): `#${string}` {
  const mix = [1, 3, 5].map((at) => {
    const from = Number.parseInt(brandColours[colour].slice(at, at + 2), 16);
    const to = Number.parseInt(brandColours.ink.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mix.join('')}`;
}

/** Returns the colours of a pack. A product with one protein gets a band of ink. */
export function getPackColours({ facts }: ArtProduct) {
  const { field, ink, band = 'ink' } = productColours(facts);
  return { field, ink, band, bandInk: textColourOn(band) };
}

const animals: Record<(typeof proteins)[number], FigureName> = {
  chicken: 'cock',
  beef: 'ox',
  duck: 'duck',
  lamb: 'ram-profile',
  turkey: 'turkey',
  fish: 'salmon',
  goat: 'goat',
  rabbit: 'rabbit',
};

/**
 * Returns the figure in the roundel: the animal for cats, puppies and active dogs,
 * otherwise the meat that names the recipe.
 */
export function chooseRoundelFigure({ facts }: ArtProduct): FigureName {
  if (facts.species === 'cat') return facts.lifeStage === 'kitten' ? 'cat' : 'feline';
  if (facts.lifeStage === 'puppy') return 'labrador-head';
  if (facts.tags.includes('highEnergy') && facts.proteins.length > 1) return 'runner';
  if (facts.line === 'treats') return 'hound';
  const proteins = facts.line === 'mediterranean' ? facts.proteins.toReversed() : facts.proteins;
  if (proteins.length === 2 && facts.line === 'full-range') return 'hound';
  return animals[proteins[0] ?? 'beef'];
}

const garnish: Record<string, FigureName> = {
  carrot: 'carrot',
  pumpkin: 'pumpkin',
  tomato: 'tomato',
  apple: 'shiny-apple',
  olive_oil: 'olive',
  egg: 'nest-eggs',
  mussel: 'mussel',
  wild_greens: 'herbs-bundle',
  thyme: 'herbs-bundle',
  spinach: 'vine-leaf',
  sweet_potato: 'beet',
  blueberry: 'grapes',
  parsley: 'herbs-bundle',
};
const organs: [RegExp, FigureName][] = [
  [/_liver$/, 'liver'],
  [/_heart$/, 'heart-organ'],
  [/_lung$|_meat$/, 'steak'],
];

/**
 * Returns up to `count` figures for the frieze: the meats that are not in the
 * roundel, then plants and organs by share.
 */
export function chooseFriezeFigures(product: ArtProduct, count: number): FigureName[] {
  const { facts } = product;
  const meats = facts.proteins.map((protein) => animals[protein] ?? 'ox');
  const keys = facts.ingredients.map(({ key }) => key);
  const plants = keys.flatMap((key) => garnish[key] ?? []);
  const offal = keys.flatMap((key) => organs.find(([pattern]) => pattern.test(key))?.[1] ?? []);
  const all = new Set([...meats, ...plants, ...offal].filter((name) => name !== chooseRoundelFigure(product)));
  const chosen = [...all].slice(0, count);
  return Array.from({ length: count }, (_, index) => chosen[index % chosen.length] ?? 'paw');
}

/** Returns a row of figures, evenly spaced between `x` and `x + width`. */
export function drawFrieze(
  names: FigureName[],
  x: number,
  y: number,
  width: number,
  height: number,
  fill: PaintColour,
): string {
  const cell = width / Math.max(names.length, 1);
  return names
    .map((name, index) => {
      const wide = Math.min(height * aspectRatioOfFigure(name), cell * 0.8);
      return drawFigureByName(name, { x: x + cell * (index + 0.5), y: y + height / 2, ay: 0.5, w: wide, fill });
    })
    .join('');
}

/**
 * Returns the painted roundel: a bone-coloured disc, a ring, a figure standing on an exergue. A
 * goat's bust fills it to the edge instead.
 */
export function drawTondo(name: FigureName, x: number, y: number, radius: number, field: PaintColour): string {
  const r = aspectRatioOfFigure(name);
  const height = Math.min(radius * 1.22, (radius * 1.38) / r);
  const inner = radius * 0.86;
  const swims = name === 'salmon';
  const drop = Math.min(radius * 0.56, height / 2 + radius * 0.2);
  const ground = y + drop;
  const half = Math.sqrt(inner ** 2 - drop ** 2);
  const exergue = `M${x - half} ${ground}H${x + half}A${inner} ${inner} 0 0 1 ${x - half} ${ground}Z`;
  if (name === 'goat')
    return (
      discElement(x, y, radius, 'limestone') +
      ringElement(x, y, radius * 0.925, radius * 0.03, field) +
      `<clipPath id="t">${discElement(x, y, inner, 'ink')}</clipPath><g clip-path="url(#t)">${drawFigureByName(name, { x: x - radius * 0.9, y: y + radius * 0.9, ax: 0, h: radius * 1.5, fill: 'ink' })}</g>`
    );
  return (
    discElement(x, y, radius, 'limestone') +
    ringElement(x, y, radius * 0.925, radius * 0.03, field) +
    (swims ? '' : pathElement(exergue, field)) +
    (name === 'runner'
      ? drawFigureByName('polar-star', { x: x + radius * 0.3, y: y - radius * 0.34, h: radius * 0.3, fill: field })
      : '') +
    drawFigureByName(name, {
      x,
      y: swims ? y : ground + 1,
      ay: swims ? 0.5 : 1,
      h: height,
      fill: 'ink',
      line: 'limestone',
    })
  );
}

/** Returns a line of text as a path; `align` 0 starts at x, 0.5 centres on it, 1 ends at it. */
export async function drawTextAsPath(
  text: string,
  style: OutlineTextStyleName,
  size: number,
  x: number,
  y: number,
  fill: PaintColour,
  align = 0.5,
  tracking = 0,
) {
  const { d, width } = await outlineText(text, style, size, tracking);
  return pathElement(d, fill, `translate(${(x - width * align).toFixed(2)} ${y.toFixed(2)})`);
}

/** Returns a name centred in a box: on one line if it fits well, otherwise on two, always within `width`. */
export async function drawPackName(
  name: string,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: PaintColour,
): Promise<string> {
  const single = await measureText(name, 'display', size);
  const nameParts = name.split(' ');
  let lines = [name];
  if (single > width * 1.12 && nameParts.length > 1) {
    lines = await wrapTextToWidth(name, 'display', size, Math.max(width, 1));
    if (lines.length > 2) lines = [nameParts.slice(0, -1).join(' '), nameParts.at(-1) ?? ''];
  }
  const widest = Math.max(...(await Promise.all(lines.map((part) => measureText(part, 'display', size)))));
  const fitted = Math.min(lines.length > 1 ? size * 0.86 : size, (size * width) / widest);
  const leading = fitted * 1.02;
  const first = y + fitted * 0.35 - ((lines.length - 1) * leading) / 2;
  const drawn = await Promise.all(
    lines.map((part, index) => drawTextAsPath(part, 'display', fitted, x, first + index * leading, fill)),
  );
  return drawn.join('');
}

export const drawGroundShadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="7" fill="${brandColours.ink}" fill-opacity=".14"/>`;

/** Returns rows of minced strands that fill a box, as lines. */
export function drawMincedStrands(x: number, y: number, width: number, height: number, stroke: PaintColour): string {
  let d = '';
  for (let row = 0; row * 18 < height - 24; row++) {
    const top = y + 12 + row * 18;
    d += `M${x + 6 + (row % 2) * 9} ${top}`;
    for (let at = 0; at < width - 30; at += 18) d += `q4.5-9 9 0t9 0`;
  }
  return strokedPathElement(d, 5, stroke);
}

/** Returns the brand name in spaced capitals, centred on a pack at `y`, smaller if the name is long. */
export async function drawPackBrandName(size: number, y: number, width: number, fill: PaintColour): Promise<string> {
  const word = brand.name.toUpperCase();
  const full = (await outlineText(word, 'display', size, 0.28)).width;
  return drawTextAsPath(word, 'display', Math.min(size, (size * width) / full), 240, y, fill, 0.5, 0.28);
}
