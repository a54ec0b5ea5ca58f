import { drawOliveTree, drawSprig } from './olive-tree';
import { darkerTone } from './pack-parts';
import { drawBowl } from './scene-objects';
import { drawHalfDisc, drawIonicColumn, drawMeanderBand, drawRidge, drawWaves } from './scene-parts';
import type { DrawSubject, SceneDefinition } from './scene-types';
import { discElement, drawFigureByName, drawMeander, rectElement, strokedPathElement, svgDocument } from './svg';
import { drawTrireme } from './trireme';

const about: DrawSubject = (x, y, w) =>
  discElement(x, y - 330, 290, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 480, 50],
      [x - 160, 24],
      [x + 220, 66],
      [x + 480, 30],
    ],
    'deepClay',
  ) +
  drawSprig(x - 190, y, 420, -112, 6, 'ink', undefined, -8) +
  drawSprig(x + 190, y, 420, -68, 6, 'ink', undefined, 8) +
  drawFigureByName('amphora', { x, y: y + 3, h: 580, fill: 'ink' }) +
  drawMeander(x - 92, y - 366, 184, 26, 'saffron') +
  drawFigureByName('runner', { x, y: y - 232, w: 210, fill: 'saffron', line: 'ink' }) +
  strokedPathElement(`M${x - 106} ${y - 222}H${x + 106}`, 5, 'saffron');

const why: DrawSubject = (x, y, w) =>
  drawHalfDisc(x + 40, y, 380, 'clay') +
  drawRidge(
    w,
    y,
    [
      [x - 480, 30],
      [x - 160, 60],
      [x + 260, 24],
      [x + 480, 50],
    ],
    darkerTone('wine', 0.45),
  ) +
  drawFigureByName('runner', { x: x - 10, y: y - 40, w: 760, fill: 'ink', line: 'clay' }) +
  drawFigureByName('polar-star', { x: x + 330, y: y - 500, ay: 0.5, h: 110, fill: 'saffron' }) +
  strokedPathElement(
    `M${x - 470} ${y - 190}H${x - 400}M${x - 490} ${y - 150}H${x - 420}M${x - 470} ${y - 110}H${x - 430}`,
    7,
    'clay',
  );

const exportsScene: DrawSubject = (x, y, w) =>
  discElement(x - 40, y - 360, 250, 'saffron') +
  drawTrireme(x, y - 76, 640, 'ink', 'limestone', 'saffron') +
  drawWaves(-60, y - 48, w + 120, 54, 'limestone', 10) +
  rectElement(-10, y - 40, w + 20, 50, darkerTone('sea', 0.42));

const faq: DrawSubject = (x, y, w) =>
  discElement(x, y - 340, 280, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 480, 40],
      [x - 120, 20],
      [x + 240, 60],
    ],
    darkerTone('plum', 0.4),
  ) +
  drawIonicColumn(x + 10, y, 200, 220, 'ink', 'limestone') +
  drawFigureByName('greek-sphinx', { x: x + 10, y: y - 216, h: 370, fill: 'ink' }) +
  drawFigureByName('owl', { x: x - 350, y: y + 2, h: 230, fill: 'saffron', line: 'plum' }) +
  drawFigureByName('hound', { x: x + 350, y: y + 3, h: 260, flip: true, fill: 'saffron', line: 'plum' });

const contact: DrawSubject = (x, y, w) =>
  discElement(x, y - 320, 285, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 460, 60],
      [x - 100, 30],
      [x + 300, 70],
    ],
    'clay',
  ) +
  drawFigureByName('hound', { x: x - 80, y: y + 3, h: 500, fill: 'ink', line: 'limestone' }) +
  drawFigureByName('tied-scroll', { x: x + 190, y: y - 400, ay: 0.5, h: 150, fill: 'wine', turn: 40 }) +
  drawSprig(x + 300, y, 300, -78, 5, 'ink', undefined, 10);

const feedingPlan: DrawSubject = (x, y, w) =>
  discElement(x + 20, y - 320, 290, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 460, 30],
      [x - 60, 56],
      [x + 360, 30],
    ],
    darkerTone('olive', 0.4),
  ) +
  drawFigureByName('hound', { x: x - 110, y: y + 3, h: 500, fill: 'ink', line: 'saffron' }) +
  drawBowl(x + 250, y + 2, 290, 'ink', 'clay', 'saffron');

const storeLocator: DrawSubject = (x, y, w) =>
  drawHalfDisc(x + 40, y, 400, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 480, 50],
      [x - 200, 90],
      [x + 260, 60],
      [x + 480, 110],
    ],
    'deepClay',
  ) +
  drawFigureByName('greek-temple', { x: x + 60, y: y + 3, h: 400, fill: 'ink' }) +
  drawOliveTree(x - 330, y + 3, 380, 'ink', 'clay') +
  drawFigureByName('hound', { x: x + 370, y: y + 3, h: 230, flip: true, fill: 'ink', line: 'saffron' });

const blog: DrawSubject = (x, y, w) =>
  discElement(x, y - 330, 285, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 480, 30],
      [x - 120, 70],
      [x + 300, 36],
    ],
    darkerTone('sage', 0.3),
  ) +
  drawIonicColumn(x - 60, y, 220, 210, 'ink', 'sage') +
  drawFigureByName('owl', { x: x - 60, y: y - 206, h: 340, fill: 'ink', line: 'limestone' }) +
  drawFigureByName('lyre', { x: x + 270, y: y + 2, h: 250, fill: 'wine' }) +
  drawFigureByName('scroll-unfurled', { x: x - 330, y: y + 2, h: 210, fill: 'ink' });

/** Returns a labyrinth of square corridors, as on the coins of Knossos. */
function labyrinth(x: number, y: number, size: number): string {
  const step = size / 15;
  const at = (column: number, row: number) => `${x - size / 2 + column * step} ${y - size + row * step}`;
  const corners = [
    [7, 15],
    [7, 13],
    [2, 13],
    [2, 2],
    [13, 2],
    [13, 13],
    [9, 13],
    [9, 11],
    [11, 11],
    [11, 4],
    [4, 4],
    [4, 11],
    [7, 11],
  ];
  const outer = [
    [6, 15],
    [0, 15],
    [0, 0],
    [15, 0],
    [15, 15],
    [8.6, 15],
  ];
  const trace = (points: number[][]) =>
    points.map(([column = 0, row = 0], index) => `${index ? 'L' : 'M'}${at(column, row)}`).join('');
  return strokedPathElement(trace(outer) + trace(corners), step * 0.72, 'clay');
}

const notFound: DrawSubject = (x, y) =>
  labyrinth(x, y - 6, 600) +
  discElement(x, y - 308, 128, 'saffron') +
  drawFigureByName('hound', { x: x - 4, y: y - 216, h: 186, fill: 'ink', line: 'saffron' });

/** A scene for each page that has one. */
export const sceneByPage: Record<string, SceneDefinition> = {
  about: { field: 'clay', key: 'saffron', subject: about },
  why: { field: 'wine', key: 'clay', subject: why },
  exports: { field: 'sea', key: 'limestone', subject: exportsScene },
  faq: { field: 'plum', key: 'limestone', subject: faq },
  contact: { field: 'saffron', key: 'saffron', subject: contact },
  'feeding-plan': { field: 'olive', key: 'saffron', subject: feedingPlan },
  'store-locator': { field: 'clay', key: 'saffron', subject: storeLocator },
  blog: { field: 'sage', key: 'sage', subject: blog },
  'not-found': { field: 'ink', key: 'clay', subject: notFound },
};

/** Returns a section or post scene on its band, 1200 x 800, the subject in the middle. */
export function drawScene({ field, key, subject }: SceneDefinition): string {
  const body = rectElement(0, 0, 1200, 800, field) + subject(600, 700, 1200) + drawMeanderBand(1200, 700, 'ink', key);
  return svgDocument(1200, 800, body, ' preserveAspectRatio="xMidYMax slice"');
}
