import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Circle, ClipPath, Defs, Ellipse, G, Path, Rect, Svg } from '@react-pdf/renderer';
import { HTMLElement, parse } from 'node-html-parser';
import { createElement, type ReactNode } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: each of these takes other properties; the drawing decides which.
const parts: Record<string, any> = { circle: Circle, ellipse: Ellipse, g: G, path: Path, rect: Rect };
const read = new Map<string, HTMLElement>();

function drawing(name: string): HTMLElement {
  const known = read.get(name);
  if (known) return known;
  const svg = parse(readFileSync(join(process.cwd(), 'public', 'art', `${name}.svg`), 'utf8')).querySelector('svg');
  if (!svg) throw new Error(`public/art/${name}.svg: not a drawing`);
  read.set(name, svg);
  return svg;
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const properties = ({ attributes }: HTMLElement) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [camel(key), /^-?[\d.]+$/.test(value) ? Number(value) : value]),
  );

function draw(name: string, element: HTMLElement, key: number): ReactNode {
  const children = shapes(name, element);
  const props = { ...properties(element), key };
  if (element.rawTagName === 'clipPath') return createElement(ClipPath, props as never, children);
  const part = parts[element.rawTagName];
  if (!part) throw new Error(`public/art/${name}.svg: <${element.rawTagName}> cannot be drawn in a document`);
  return createElement(part, props, children);
}

function shapes(name: string, element: HTMLElement): ReactNode[] {
  return element.childNodes.flatMap((child, index) =>
    child instanceof HTMLElement && child.rawTagName !== 'clipPath' ? [draw(name, child, index)] : [],
  );
}

/** Returns the background colour of a scene: the fill of its first shape. */
export function sceneBackgroundColour(name: string): string {
  const fill = drawing(name).querySelector('[fill]')?.attributes.fill;
  if (!fill) throw new Error(`public/art/${name}.svg: the ground has no colour`);
  return fill;
}

/**
 * A drawing of public/art as vectors. `box` selects a part of it: x, y, width and height in the drawing's own units.
 */
export function PdfArtwork({
  name,
  width,
  height,
  box,
}: {
  name: string;
  width: number;
  height: number;
  box?: string;
}) {
  const svg = drawing(name);
  return (
    <Svg width={width} height={height} viewBox={box ?? svg.attributes.viewBox}>
      {/* The renderer supports definitions at the top level only, and would draw others as shapes. */}
      <Defs>{svg.querySelectorAll('clipPath').map((clip, index) => draw(name, clip, index))}</Defs>
      {shapes(name, svg)}
    </Svg>
  );
}
