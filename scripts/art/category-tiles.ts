import { drawOliveTree } from './olive-tree';
import { darkerTone } from './pack-parts';
import { drawBone, drawBowl, drawSausages } from './scene-objects';
import { drawHalfDisc, drawMeanderBand, drawRidge } from './scene-parts';
import type { DrawSubject, SceneDefinition } from './scene-types';
import { discElement, drawFigureByName, rectElement, svgDocument } from './svg';

const fullRange: DrawSubject = (x, y, w) =>
  discElement(x, y - 220, 195, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 40],
      [x, 20],
      [x + 260, 56],
    ],
    'deepClay',
  ) +
  drawFigureByName('hound', { x: x - 70, y: y + 3, h: 390, fill: 'ink', line: 'saffron' }) +
  drawBowl(x + 180, y + 2, 190, 'ink', 'wine', 'saffron');

const cats: DrawSubject = (x, y, w) =>
  discElement(x, y - 225, 200, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 30],
      [x + 20, 50],
      [x + 300, 24],
    ],
    darkerTone('plum', 0.4),
  ) +
  drawFigureByName('cat', { x: x - 84, y: y + 3, h: 390, fill: 'ink', line: 'limestone' }) +
  drawFigureByName('feline', { x: x + 190, y: y + 3, h: 150, flip: true, fill: 'saffron' });

const mediterranean: DrawSubject = (x, y, w) =>
  discElement(x, y - 225, 195, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 50],
      [x, 24],
      [x + 280, 60],
    ],
    darkerTone('olive', 0.4),
  ) +
  drawOliveTree(x - 30, y + 3, 420, 'ink', 'saffron') +
  drawFigureByName('amphora', { x: x + 200, y: y + 3, h: 160, fill: 'clay' });

const justMeat: DrawSubject = (x, y, w) =>
  drawHalfDisc(x, y, 290, 'clay') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 30],
      [x, 50],
      [x + 280, 24],
    ],
    darkerTone('wine', 0.45),
  ) +
  drawFigureByName('ox', { x: x - 6, y: y + 3, h: 360, fill: 'ink', line: 'clay' });

const yummySausages: DrawSubject = (x, y, w) =>
  discElement(x, y - 225, 195, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 24],
      [x, 56],
      [x + 300, 30],
    ],
    'clay',
  ) +
  drawFigureByName('hound', { x: x - 70, y: y + 3, h: 390, fill: 'ink', line: 'limestone' }) +
  drawSausages(x + 62, y - 304, 92, [96, 84, 62, 22], 'wine', 'limestone');

const bites = [
  [110, -352, 18],
  [196, -300, -28],
  [150, -232, 40],
  [226, -392, -12],
] as const;
const yummy: DrawSubject = (x, y, w) =>
  discElement(x - 10, y - 225, 195, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 300, 36],
      [x, 20],
      [x + 300, 50],
    ],
    darkerTone('sea', 0.42),
  ) +
  drawFigureByName('hound', { x: x - 60, y: y + 3, h: 380, fill: 'ink', line: 'limestone' }) +
  bites.map(([dx, dy, turn]) => drawBone(x + dx, y + dy, 84, 'clay', turn)).join('');

/** The picture of each product category. */
export const categoryScenes: Record<string, SceneDefinition> = {
  'full-range': { field: 'clay', key: 'saffron', subject: fullRange },
  cats: { field: 'plum', key: 'limestone', subject: cats },
  'mediterranean-diet': { field: 'olive', key: 'saffron', subject: mediterranean },
  'just-meat': { field: 'wine', key: 'clay', subject: justMeat },
  'yummy-sausages': { field: 'saffron', key: 'saffron', subject: yummySausages },
  yummy: { field: 'sea', key: 'limestone', subject: yummy },
};

/** Returns a category tile, 800 x 600. */
export function drawCategoryTile({ field, key, subject }: SceneDefinition): string {
  const body = rectElement(0, 0, 800, 600, field) + subject(400, 500, 800) + drawMeanderBand(800, 500, 'ink', key);
  return svgDocument(800, 600, body, ' preserveAspectRatio="xMidYMax slice"');
}
