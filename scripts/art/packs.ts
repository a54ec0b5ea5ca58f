import type { ProductFacts } from '@/lib/content/product-facts-schema';
import {
  chooseFriezeFigures,
  chooseRoundelFigure,
  darkerTone,
  drawFrieze,
  drawGroundShadow,
  drawMincedStrands,
  drawPackBrandName,
  drawPackName,
  drawTextAsPath,
  drawTondo,
  getPackColours,
} from './pack-parts';
import type { ArtProduct } from './read-art-products';
import { discElement, drawMeander, pathElement, rectElement, strokedPathElement, svgDocument } from './svg';

type Format = ProductFacts['formats'][number];
type Draw = (product: ArtProduct) => Promise<string>;

const weights: Record<Format, string> = {
  'minced-1kg': '1 kg',
  'patties-50g': '20 × 50 g',
  'tray-1kg': '1 kg',
  'salami-500g': '500 g',
  'treats-100g': '100 g',
};
const energy = ({ facts }: ArtProduct) => `${facts.nutrition.kcal} kcal / 100 g`;

const zigzag = (x: number, y: number, width: number, step: number, height: number) =>
  Array.from(
    { length: Math.round(width / step) },
    (_, index) => `L${x + step * (index + 0.5)} ${y - height}L${x + step * (index + 1)} ${y}`,
  ).join('');

const minced: Draw = async (product) => {
  const { field, ink, band, bandInk } = getPackColours(product);
  const top = `M84 40${zigzag(84, 40, 312, 12, 7)}V72H84Z`;
  const foot = `M84 572H396V600${zigzag(-396, 600, 312, 12, -7).replace(/L-(\d+(?:\.\d+)?)/g, 'L$1')}Z`;
  return (
    drawGroundShadow(240, 604, 300) +
    pathElement(top, darkerTone(field)) +
    pathElement(foot, darkerTone(field)) +
    strokedPathElement('M84 52H396M84 62H396M84 584H396M84 594H396', 1.5, field) +
    rectElement(84, 70, 312, 504, field) +
    (await drawPackBrandName(30, 113, 290, ink)) +
    drawMeander(104, 130, 272, 17, ink) +
    drawTondo(chooseRoundelFigure(product), 240, 262, 100, field) +
    (await drawPackName(product.name, 240, 413, 276, 44, ink)) +
    rectElement(84, 462, 312, 64, band) +
    drawFrieze(chooseFriezeFigures(product, 4), 100, 471, 280, 46, bandInk) +
    (await drawTextAsPath(energy(product), 'label', 19, 104, 556, ink, 0)) +
    (await drawTextAsPath(weights['minced-1kg'], 'display', 23, 376, 557, ink, 1))
  );
};

const patties: Draw = async (product) => {
  const { field, ink, band } = getPackColours(product);
  const patty = (x: number) =>
    discElement(x, 452, 51, 'limestone') +
    discElement(x, 452, 46, 'clay') +
    strokedPathElement(
      `M${x - 28} 438q14-12 28 0t28 0M${x - 32} 454q16-12 32 0t32 0M${x - 26} 470q13-10 26 0t26 0`,
      5,
      'deepClay',
    );
  return (
    drawGroundShadow(240, 604, 360) +
    pathElement('M64 124L88 88H392L416 124Z', darkerTone(field, 0.34)) +
    pathElement('M190 124C190 146 290 146 290 124Z', darkerTone(field, 0.34)) +
    rectElement(64, 124, 352, 476, field) +
    pathElement('M196 124C196 142 284 142 284 124Z', darkerTone(field, 0.34)) +
    (await drawPackBrandName(32, 180, 290, ink)) +
    drawMeander(84, 196, 312, 17, ink) +
    drawTondo(chooseRoundelFigure(product), 156, 296, 72, field) +
    (await drawPackName(product.name, 320, 296, 160, 40, ink)) +
    rectElement(64, 384, 352, 136, band) +
    '<clipPath id="a"><path d="M84 392h312v120H84z"/></clipPath>' +
    rectElement(84, 392, 312, 120, 'limestone') +
    `<g clip-path="url(#a)">${[96, 168, 240, 312, 384].map(patty).join('')}</g>` +
    (await drawTextAsPath(energy(product), 'label', 20, 84, 568, ink, 0)) +
    (await drawTextAsPath(weights['patties-50g'], 'display', 24, 396, 569, ink, 1))
  );
};

const tray: Draw = async (product) => {
  const { field, ink, band, bandInk } = getPackColours(product);
  return (
    rectElement(56, 44, 368, 556, 'ink', 26) +
    rectElement(74, 62, 332, 520, 'deepClay', 14) +
    drawMincedStrands(76, 62, 332, 120, 'clay') +
    drawMincedStrands(76, 478, 332, 106, 'clay') +
    rectElement(44, 176, 392, 300, field) +
    rectElement(44, 176, 392, 40, band) +
    (await drawPackBrandName(23, 204, 290, bandInk)) +
    drawTondo(chooseRoundelFigure(product), 134, 304, 72, field) +
    (await drawPackName(product.name, 320, 304, 196, 42, ink)) +
    drawMeander(64, 392, 352, 17, ink) +
    (await drawTextAsPath(energy(product), 'label', 20, 64, 450, ink, 0)) +
    (await drawTextAsPath(weights['tray-1kg'], 'display', 24, 416, 451, ink, 1))
  );
};

const salami: Draw = async (product) => {
  const { field, ink, band, bandInk } = getPackColours(product);
  const film = darkerTone(field);
  return (
    drawGroundShadow(240, 606, 120) +
    pathElement('M206 20L240 34L274 20L256 60H224Z', film) +
    pathElement('M206 612L240 598L274 612L256 572H224Z', film) +
    pathElement(
      'M140 130C140 84 200 84 222 56H258C280 84 340 84 340 130V502C340 548 280 548 258 576H222C200 548 140 548 140 502Z',
      field,
    ) +
    pathElement('M140 130C140 84 200 84 222 56H258C280 84 340 84 340 130Z', film) +
    pathElement('M140 502C140 548 200 548 222 576H258C280 548 340 548 340 502Z', film) +
    strokedPathElement(
      'M186 104Q218 88 230 64M294 104Q262 88 250 64M240 108V64M186 528Q218 544 230 568M294 528Q262 544 250 568M240 524V568',
      3,
      field,
    ) +
    rectElement(218, 50, 44, 13, 'ink', 2) +
    rectElement(218, 569, 44, 13, 'ink', 2) +
    (await drawPackBrandName(25, 166, 170, ink)) +
    drawMeander(154, 180, 172, 14, ink) +
    drawTondo(chooseRoundelFigure(product), 240, 276, 70, field) +
    (await drawPackName(product.name, 240, 388, 176, 38, ink)) +
    rectElement(140, 428, 200, 42, band) +
    drawFrieze(chooseFriezeFigures(product, 4), 148, 433, 184, 32, bandInk) +
    (await drawTextAsPath(energy(product), 'label', 14, 152, 492, ink, 0)) +
    (await drawTextAsPath(weights['salami-500g'], 'display', 17, 328, 492, ink, 1))
  );
};

const treats: Draw = async (product) => {
  const { field, ink, band } = getPackColours(product);
  const bite = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rectElement(-22, -16, 44, 32, 'deepClay', 3)}${strokedPathElement('M-14-5h28M-14 5h28', 3, 'clay')}</g>`;
  return (
    drawGroundShadow(240, 604, 300) +
    pathElement('M84 40H396L388 120L404 560Q404 600 380 600H100Q76 600 76 560L92 120Z', field) +
    pathElement('M84 40H396L391 88H89Z', darkerTone(field)) +
    discElement(240, 64, 11, 'limestone') +
    strokedPathElement('M92 104H388', 3, darkerTone(field)) +
    (await drawPackBrandName(30, 152, 290, ink)) +
    drawMeander(108, 168, 264, 17, ink) +
    drawTondo(chooseRoundelFigure(product), 240, 286, 88, field) +
    (await drawPackName(product.name, 240, 412, 270, 50, ink)) +
    pathElement('M81 448H399L402 530H78Z', band) +
    [
      [124, 484, -14],
      [182, 496, 24],
      [240, 484, -8],
      [298, 496, 16],
      [356, 484, -22],
    ]
      .map(([x = 0, y = 0, turn = 0]) => bite(x, y, turn))
      .join('') +
    (await drawTextAsPath(energy(product), 'label', 19, 104, 566, ink, 0)) +
    (await drawTextAsPath(weights['treats-100g'], 'display', 23, 376, 567, ink, 1))
  );
};

const drawers: Record<Format, Draw> = {
  'minced-1kg': minced,
  'patties-50g': patties,
  'tray-1kg': tray,
  'salami-500g': salami,
  'treats-100g': treats,
};

/** Returns the pack of a product in one format, 480 x 640. */
export async function drawPack(product: ArtProduct, format: Format): Promise<string> {
  return svgDocument(480, 640, await drawers[format](product), '', 2);
}
