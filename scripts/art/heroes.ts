import { drawOliveTree, drawSprig } from './olive-tree';
import { darkerTone } from './pack-parts';
import {
  drawHalfDisc,
  drawIonicColumn,
  drawMeanderBand,
  drawRays,
  drawRidge,
  drawWaves,
  drawWheatEar,
} from './scene-parts';
import type { DrawSubject, SceneDefinition } from './scene-types';
import { discElement, drawFigureByName, rectElement, svgDocument } from './svg';
import { drawTrireme } from './trireme';

const maeraStar: DrawSubject = (x, y, w) =>
  discElement(x + 10, y - 310, 305, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 560, 30],
      [x - 240, 96],
      [x + 120, 40],
      [x + 420, 110],
    ],
    'deepClay',
  ) +
  drawFigureByName('polar-star', { x: x + 268, y: y - 540, ay: 0.5, h: 130, fill: 'limestone' }) +
  drawSprig(x + 330, y + 4, 330, -96, 6, 'ink', undefined, 16) +
  drawFigureByName('hound', { x: x - 20, y: y + 3, h: 560, fill: 'ink', line: 'saffron' });

const roosterDawn: DrawSubject = (x, y, w) =>
  drawRays(x, y, 350, 590, 15, 'clay') +
  drawHalfDisc(x, y, 320, 'clay') +
  drawRidge(
    w,
    y,
    [
      [x - 620, 20],
      [x - 360, 70],
      [x - 60, 26],
      [x + 260, 84],
      [x + 480, 40],
    ],
    'deepClay',
  ) +
  [-390, -350, -312].map((dx, index) => drawWheatEar(x + dx, y, 250 + index * 36, -46 + index * 14, 'ink')).join('') +
  [318, 356, 396].map((dx, index) => drawWheatEar(x + dx, y, 320 - index * 34, 22 + index * 14, 'ink')).join('') +
  drawFigureByName('cock', { x: x - 30, y: y + 3, h: 520, fill: 'ink', line: 'saffron' });

const oxField: DrawSubject = (x, y, w) =>
  drawHalfDisc(x + 10, y, 400, 'clay') +
  drawRidge(
    w,
    y,
    [
      [x - 600, 40],
      [x - 300, 20],
      [x + 80, 70],
      [x + 420, 30],
    ],
    darkerTone('wine', 0.45),
  ) +
  drawFigureByName('ox', { x, y: y + 3, h: 470, fill: 'ink', line: 'clay' }) +
  [-400, -366, -334]
    .map((dx, index) => drawWheatEar(x + dx, y, 220 + index * 40, -34 + index * 16, 'saffron'))
    .join('') +
  [350, 384, 416].map((dx, index) => drawWheatEar(x + dx, y, 300 - index * 40, 8 + index * 18, 'saffron')).join('');

const triremeSea: DrawSubject = (x, y, w) =>
  discElement(x + 60, y - 400, 300, 'saffron') +
  drawTrireme(x + 44, y - 92, 740, 'ink', 'limestone', 'saffron') +
  drawFigureByName('dolphin', { x: x - 380, y: y - 62, h: 150, fill: 'limestone', turn: 8 }) +
  drawWaves(-60, y - 58, w + 120, 62, 'limestone', 12) +
  rectElement(-10, y - 50, w + 20, 60, darkerTone('sea', 0.42));

const oliveGrove: DrawSubject = (x, y, w) =>
  discElement(x + 10, y - 390, 315, 'saffron') +
  drawRidge(
    w,
    y,
    [
      [x - 520, 60],
      [x - 200, 26],
      [x + 160, 70],
      [x + 460, 34],
    ],
    darkerTone('olive', 0.4),
  ) +
  drawOliveTree(x + 10, y + 4, 690, 'ink', 'saffron') +
  drawFigureByName('amphora', { x: x + 290, y: y + 4, h: 210, fill: 'clay' }) +
  drawFigureByName('rabbit', { x: x - 270, y: y + 4, h: 170, fill: 'limestone' });

const sphinxCat: DrawSubject = (x, y, w) =>
  discElement(x + 30, y - 350, 335, 'limestone') +
  drawRidge(
    w,
    y,
    [
      [x - 560, 30],
      [x - 240, 70],
      [x + 200, 40],
      [x + 460, 80],
    ],
    darkerTone('plum', 0.4),
  ) +
  drawIonicColumn(x - 110, y, 190, 270, 'ink', 'limestone') +
  drawFigureByName('greek-sphinx', { x: x - 110, y: y - 266, h: 310, fill: 'ink' }) +
  drawFigureByName('cat', { x: x + 200, y: y + 3, h: 370, flip: true, fill: 'ink', line: 'limestone' }) +
  [
    [330, -640, 70],
    [412, -500, 38],
    [-350, -560, 46],
    [-420, -420, 30],
  ]
    .map(([dx = 0, dy = 0, h]) => drawFigureByName('polar-star', { x: x + dx, y: y + dy, ay: 0.5, h, fill: 'saffron' }))
    .join('');

const scenes = {
  'maera-star': { field: 'clay', key: 'saffron', subject: maeraStar },
  'rooster-dawn': { field: 'saffron', key: 'saffron', subject: roosterDawn },
  'ox-field': { field: 'wine', key: 'clay', subject: oxField },
  'trireme-sea': { field: 'sea', key: 'limestone', subject: triremeSea },
  'olive-grove': { field: 'olive', key: 'saffron', subject: oliveGrove },
  'sphinx-cat': { field: 'plum', key: 'saffron', subject: sphinxCat },
} as const satisfies Record<string, SceneDefinition>;
export const heroScenes: Record<keyof typeof scenes, SceneDefinition> = scenes;

/** Returns a hero scene: wide (1600 x 900, subject on the right) or tall (900 x 1400, subject in the upper part). */
export function drawHero({ field, key, subject }: SceneDefinition, tall: boolean): string {
  const [w, h, x] = tall ? [900, 1400, 450] : [1600, 900, 1120];
  const y = 790;
  const body = rectElement(0, 0, w, h, field) + subject(x, y, w) + drawMeanderBand(w, y, 'ink', key);
  return svgDocument(w, h, body, ` preserveAspectRatio="${tall ? 'xMidYMin' : 'xMaxYMax'} slice"`);
}
