import { brand } from '@/lib/config/brand';
import { sharp } from '@/lib/media/sharp';
import { animalFigurePathData } from './animal-figure-path-data';
import { drawTextAsPath } from './pack-parts';
import { discElement, drawFigureByName, drawMeander, type PaintColour, rectElement, svgDocument } from './svg';
import { outlineText } from './text-outlines';

/** Returns the hound in one colour with its lines cut out, for use as a CSS mask. Stands on y = 120 and is 120 high. */
function cutHound(fill: PaintColour): string {
  const { body, cuts, fills, box } = animalFigurePathData.hound;
  const scale = 116 / box[3];
  // The mark must be recognisable at 32 px, so only the long lines remain, and they are bolder.
  const lines = cuts
    .filter(({ width }) => width > 5)
    .map(({ d, width }) => `<path d="${d}" stroke-width="${width * 1.5}"/>`)
    .join('');
  return (
    `<mask id="m"><g transform="translate(${-box[0] * scale} ${118 - (box[1] + box[3]) * scale}) scale(${scale})" fill="#fff">${body.map((d) => `<path d="${d}"/>`).join('')}` +
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${lines}</g><path d="${fills}" fill="#000"/></g></mask>` +
    `<g mask="url(#m)">${rectElement(0, 0, 90, 120, fill)}</g>`
  );
}

/** Returns the hound alone, 90 x 120. */
export const drawBrandMark = (fill: PaintColour) => svgDocument(90, 120, cutHound(fill));

const wordAt = 112;
const word = () => brand.name.toUpperCase();

/** Returns the hound and the brand name as a group, 120 high. */
export const drawLogoGroup = async (markFill: PaintColour, wordFill: PaintColour) =>
  cutHound(markFill) + (await drawTextAsPath(word(), 'display', 70, wordAt, 94, wordFill, 0, 0.16));

/** Returns the logo: the hound and the brand name. */
export async function drawLogo(markFill: PaintColour, wordFill: PaintColour): Promise<string> {
  const { width } = await outlineText(word(), 'display', 70, 0.16);
  return svgDocument(Math.ceil(wordAt + width + 4), 120, await drawLogoGroup(markFill, wordFill));
}

/** Returns the application icon: the hound's head before the sun. `inset` is its distance from a mask's edge. */
export function drawAppIcon(inset = 0): string {
  const size = 64 - inset * 2;
  const u = size / 64;
  const at = (value: number) => inset + value * u;
  const head = drawFigureByName('hound', { x: at(4), y: at(146), h: 142 * u, fill: 'ink', line: 'saffron' });
  return svgDocument(64, 64, rectElement(0, 0, 64, 64, 'clay') + discElement(32, at(31), 25 * u, 'saffron') + head);
}

export const renderAppIconPng = (size: number, inset = 0) =>
  sharp(Buffer.from(drawAppIcon(inset)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10, colours: 32 })
    .toBuffer();

/**
 * Returns favicon.ico for browsers without SVG icons and for requests of the default path: 48 x 48, with a PNG inside.
 */
export async function renderFavicon(): Promise<Buffer> {
  const size = 48;
  const png = await renderAppIconPng(size);
  const head = Buffer.alloc(22);
  // The ICO header for one image: type 1, its width and height, one plane, 32 bits
  // per pixel, then its length and offset.
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns one key of the meander, seamless from left to right, for use as a CSS mask: 48 x 42. */
export const drawMeanderTile = () => svgDocument(48, 42, drawMeander(0, 0, 48, 42, 'ink'));
