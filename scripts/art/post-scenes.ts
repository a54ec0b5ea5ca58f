import { existsSync } from 'node:fs';
import type { BrandColourName } from '@/lib/config/brand-colours';
import { listFolderNames } from '@/lib/files/list-files';
import { drawSprig } from './olive-tree';
import { darkerTone } from './pack-parts';
import { drawBone, drawBowl } from './scene-objects';
import { drawHalfDisc, drawRidge } from './scene-parts';
import type { DrawSubject, SceneDefinition } from './scene-types';
import {
  discElement,
  drawFigureByName,
  type FigureName,
  type PaintColour,
  rectElement,
  strokedPathElement,
} from './svg';

const low = (x: number, y: number, w: number, field: BrandColourName) =>
  drawRidge(
    w,
    y,
    [
      [x - 480, 40],
      [x - 140, 24],
      [x + 240, 60],
      [x + 480, 30],
    ],
    field === 'saffron' ? 'clay' : darkerTone(field, 0.35),
  );

const switching: DrawSubject = (x, y, w) => {
  const days = Array.from({ length: 10 }, (_, day) => {
    const angle = (-164 + day * 16.4) * (Math.PI / 180);
    const [dx, dy] = [x + 400 * Math.cos(angle), y - 150 + 400 * Math.sin(angle)];
    const fed = (day + 1) / 10;
    const top = 30 - 60 * fed;
    const half = Math.sqrt(Math.max(0, 900 - top * top));
    return (
      discElement(dx, dy, 37, 'limestone') +
      `<path d="M${dx - half} ${dy + top}A30 30 0 ${fed > 0.5 ? 1 : 0} 0 ${dx + half} ${dy + top}Z" fill="#B4482A"/>${fed === 1 ? discElement(dx, dy, 30, 'clay') : ''}`
    );
  });
  return (
    low(x, y, w, 'sea') +
    drawHalfDisc(x, y, 300, 'saffron') +
    days.join('') +
    drawFigureByName('hound', { x: x - 70, y: y + 3, h: 380, fill: 'ink', line: 'saffron' }) +
    drawBowl(x + 150, y + 2, 200, 'ink', 'clay', 'saffron')
  );
};

const label: DrawSubject = (x, y, w) =>
  low(x, y, w, 'saffron') +
  discElement(x, y - 330, 285, 'limestone') +
  drawFigureByName('scroll-unfurled', { x: x + 60, y: y + 3, h: 480, fill: 'ink' }) +
  strokedPathElement(
    `M${x - 30} ${y - 380}h170M${x - 40} ${y - 340}h200M${x - 50} ${y - 300}h190M${x - 60} ${y - 260}h140M${x - 60} ${y - 200}h170M${x - 60} ${y - 160}h120`,
    10,
    'limestone',
  ) +
  drawFigureByName('owl', { x: x - 270, y: y + 3, h: 330, fill: 'wine', line: 'saffron' });

const bones: DrawSubject = (x, y, w) =>
  low(x, y, w, 'wine') +
  discElement(x, y - 330, 290, 'clay') +
  drawFigureByName('hound', { x: x - 90, y: y + 3, h: 540, fill: 'ink', line: 'clay' }) +
  drawBone(x + 150, y - 396, 250, 'limestone', -4) +
  drawBone(x + 250, y - 24, 220, 'limestone', 6) +
  drawBone(x + 330, y - 70, 190, 'limestone', -28);

const puppies: DrawSubject = (x, y, w) =>
  low(x, y, w, 'clay') +
  drawHalfDisc(x + 60, y, 400, 'saffron') +
  [
    [-380, 150],
    [-240, 240],
    [-30, 360],
    [270, 520],
  ]
    .map(([dx = 0, h]) => drawFigureByName('hound', { x: x + dx, y: y + 3, h, fill: 'ink', line: 'saffron' }))
    .join('');

const sensitive: DrawSubject = (x, y, w) =>
  low(x, y, w, 'olive') +
  discElement(x, y - 330, 290, 'saffron') +
  drawFigureByName('turkey', { x: x - 10, y: y + 3, h: 470, fill: 'ink', line: 'saffron' }) +
  drawFigureByName('pumpkin', { x: x + 320, y: y + 4, h: 190, fill: 'clay' }) +
  drawSprig(x - 380, y, 270, -96, 5, 'ink', undefined, 10);

const hygiene: DrawSubject = (x, y, w) =>
  low(x, y, w, 'sea') +
  discElement(x, y - 330, 285, 'limestone') +
  rectElement(x - 330, y - 120, 660, 26, 'ink') +
  rectElement(x - 280, y - 96, 34, 100, 'ink') +
  rectElement(x + 246, y - 96, 34, 100, 'ink') +
  drawFigureByName('amphora', { x: x - 190, y: y - 118, h: 340, fill: 'ink' }) +
  drawFigureByName('soap', { x: x + 6, y: y - 118, h: 170, fill: 'clay' }) +
  drawFigureByName('snowflake-1', { x: x + 200, y: y - 400, ay: 0.5, h: 130, fill: 'sea' }) +
  drawBowl(x + 206, y - 118, 190, 'ink', 'clay', 'limestone');

const cats: DrawSubject = (x, y, w) =>
  low(x, y, w, 'plum') +
  discElement(x, y - 330, 300, 'saffron') +
  drawFigureByName('cat', { x: x - 110, y: y + 3, h: 560, fill: 'ink', line: 'saffron' }) +
  drawFigureByName('hound', { x: x + 220, y: y + 3, h: 330, flip: true, fill: 'ink', line: 'saffron' });

const table: DrawSubject = (x, y, w) =>
  low(x, y, w, 'saffron') +
  drawHalfDisc(x, y - 190, 330, 'clay') +
  rectElement(x - 400, y - 200, 800, 26, 'ink') +
  [-330, 330].map((dx) => drawFigureByName('ionic-column', { x: x + dx, y: y + 3, h: 186, fill: 'ink' })).join('') +
  drawFigureByName('amphora', { x: x - 250, y: y - 199, h: 300, fill: 'ink' }) +
  drawFigureByName('salmon', { x: x + 10, y: y - 200, h: 150, fill: 'ink' }) +
  drawFigureByName('tomato', { x: x + 190, y: y - 199, h: 110, fill: 'wine' }) +
  drawFigureByName('grapes', { x: x + 310, y: y - 199, h: 150, fill: 'ink' }) +
  drawFigureByName('hound', { x, y: y + 3, h: 170, fill: 'ink', line: 'saffron' });

/** The scenes of the posts that have their own drawing, by slug. */
const drawn: Record<string, SceneDefinition> = {
  'switching-in-10-days': { field: 'sea', key: 'saffron', subject: switching },
  'reading-a-label': { field: 'saffron', key: 'saffron', subject: label },
  bones: { field: 'wine', key: 'clay', subject: bones },
  'puppies-by-age': { field: 'clay', key: 'saffron', subject: puppies },
  'sensitive-stomachs': { field: 'olive', key: 'saffron', subject: sensitive },
  'raw-hygiene-at-home': { field: 'sea', key: 'limestone', subject: hygiene },
  'cats-are-not-small-dogs': { field: 'plum', key: 'saffron', subject: cats },
  'mediterranean-table': { field: 'saffron', key: 'saffron', subject: table },
};

const spare: [BrandColourName, PaintColour, FigureName, FigureName][] = [
  ['wine', 'clay', 'hound', 'meat'],
  ['olive', 'saffron', 'runner', 'pumpkin'],
  ['clay', 'saffron', 'cock', 'tomato'],
  ['plum', 'limestone', 'owl', 'grapes'],
];

/** Returns the scene of a post: its own, or one derived from its slug so that it never changes. */
export function resolvePostScene(slug: string): SceneDefinition {
  const own = drawn[slug];
  if (own) return own;
  const sum = [...slug].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const [field, light, main, side] = spare[sum % spare.length] ?? ['clay', 'saffron', 'hound', 'meat'];
  const subject: DrawSubject = (x, y, w) =>
    low(x, y, w, field) +
    discElement(x, y - 330, 290, light) +
    drawFigureByName(main, { x: x - 20, y: y + 3, h: main === 'runner' ? 330 : 480, fill: 'ink', line: light }) +
    drawFigureByName(side, { x: x + 340, y: y + 3, h: 170, fill: light });
  return { field, key: light === 'limestone' ? 'limestone' : 'saffron', subject };
}

/** Returns the slugs of all existing and planned posts. */
export function listWrittenOrPlannedSlugs(): string[] {
  const written = existsSync('content/posts') ? listFolderNames('content/posts') : [];
  return [...new Set([...Object.keys(drawn), ...written])].sort();
}
