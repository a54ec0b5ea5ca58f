import { readFileSync } from 'node:fs';
import { Circle, ClipPath, Defs, Ellipse, G, Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement, type ReactNode } from 'react';
import { optimize } from 'svgo';

type Element = { type: string; name?: string; attributes?: Record<string, string>; children?: Element[] };

// biome-ignore lint/suspicious/noExplicitAny: each of these takes other properties; the drawing decides which.
const parts: Record<string, any> = { circle: Circle, ellipse: Ellipse, g: G, path: Path, rect: Rect };
const read = new Map<string, Element>();

function parse(name: string): Element {
  let root: Element | undefined;
  const keep = {
    name: 'keep',
    fn: (tree: unknown) => {
      root = tree as Element;
      return {};
    },
  };
  optimize(readFileSync(`public/art/${name}.svg`, 'utf8'), { plugins: [keep] });
  const svg = root?.children?.find((child) => child.name === 'svg');
  if (!svg) throw new Error(`public/art/${name}.svg: not a drawing`);
  return svg;
}

function drawing(name: string): Element {
  const found = read.get(name) ?? parse(name);
  read.set(name, found);
  return found;
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const properties = ({ attributes = {} }: Element) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [camel(key), /^-?[\d.]+$/.test(value) ? Number(value) : value]),
  );

function draw(name: string, element: Element, key: number): ReactNode {
  if (element.type !== 'element') return null;
  const children = element.children?.map((child, index) => draw(name, child, index));
  const props = { ...properties(element), key };
  if (element.name === 'clipPath')
    return createElement(Defs, { key }, createElement(ClipPath, { ...props, key: 0 } as never, children));
  const part = parts[element.name ?? ''];
  if (!part) throw new Error(`public/art/${name}.svg: <${element.name}> cannot be drawn in the catalogue`);
  return createElement(part, props, children);
}

/** The colour of a scene's ground: the fill of its first shape. */
export function groundOf(name: string): string {
  const fill = drawing(name).children?.[0]?.attributes?.fill;
  if (!fill) throw new Error(`public/art/${name}.svg: the ground has no colour`);
  return fill;
}

/** A drawing of public/art as vectors. `box` shows a part of it: x, y, width and height in the drawing's own units. */
export function Picture({ name, width, height, box }: { name: string; width: number; height: number; box?: string }) {
  const svg = drawing(name);
  return (
    <Svg width={width} height={height} viewBox={box ?? svg.attributes?.viewBox}>
      {svg.children?.map((child, index) => draw(name, child, index))}
    </Svg>
  );
}
