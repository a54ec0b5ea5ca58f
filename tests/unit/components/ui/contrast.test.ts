import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { proteins } from '@/lib/content/ingredient-groups-and-allergens';

const css = `${readFileSync('app/tokens.css', 'utf8')}\n${readFileSync('app/parts.css', 'utf8')}`.replaceAll(
  /\/\*.*?\*\//gs,
  '',
);

type Roles = Record<string, string>;
type Theme = 'light' | 'dark';

/** Returns the custom properties of every rule whose selector list (or `@utility` name) contains this selector. */
function roles(selector: string): Roles {
  const found: Roles = {};
  for (const [, head = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (!head.split(',').some((part) => part.trim().replace('@utility ', '') === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] = value.trim();
  }
  if (Object.keys(found).length === 0) throw new Error(`No rule for ${selector}`);
  return found;
}

/** Returns the arguments of a CSS function, split at its outer commas. */
function parts(value: string): string[] {
  const inner = value.slice(value.indexOf('(') + 1, -1);
  return inner.split(/,(?![^(]*\))/).map((part) => part.trim());
}

/** Returns the sRGB channels (0-255) of a token's value in a theme. */
function resolve(value: string, scope: Roles, theme: Theme): number[] {
  const [first = '', second = '', third = ''] = parts(value);
  if (value.startsWith('var(')) return resolve(scope[first] ?? `missing ${first}`, scope, theme);
  if (value.startsWith('light-dark(')) return resolve(theme === 'light' ? first : second, scope, theme);
  if (value.startsWith('color-mix(')) {
    const [, colour = '', share = ''] = second.match(/^(.*) (\d+)%$/) ?? [];
    const other = resolve(third, scope, theme);
    return resolve(colour, scope, theme).map(
      (channel, i) => (channel * Number(share) + (other[i] ?? 0) * (100 - Number(share))) / 100,
    );
  }
  const hex = value.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/)?.[1];
  if (!hex) throw new Error(`Not a colour: ${value}`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

/** Returns the WCAG 2.2 relative luminance. */
function luminance(channels: number[]): number {
  const linear = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrast(front: string, back: string, scope: Roles, theme: Theme): number {
  const [light = 0, dark = 0] = [front, back]
    .map((name) => luminance(resolve(`var(--${name})`, scope, theme)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// Text needs 4.5:1; borders of controls, icons and the focus ring need 3:1.
const text: [front: string, back: string][] = [
  ...['background', 'surface'].flatMap((back) =>
    ['foreground', 'muted', 'accent-text', 'danger', 'success', 'warning', 'info'].map((front): [string, string] => [
      front,
      back,
    ]),
  ),
  ['accent-foreground', 'accent'],
  ['accent-foreground', 'accent-hover'],
  ['inverse-foreground', 'inverse'],
  ['control-foreground', 'control'],
  ['control-muted', 'control'],
];
const edges: [front: string, back: string][] = [
  ['border-strong', 'background'],
  ['border-strong', 'surface'],
  ['ring', 'background'],
  ['ring', 'surface'],
  ['control-border', 'control'],
];

const own: Record<string, Roles> = {
  clay: roles('.painted[data-field="clay"]'),
  ink: roles('.painted[data-field="ink"]'),
};
const fields = ['clay', 'saffron', 'wine', 'plum', 'sage', 'sea', 'olive', 'ink'];
const places: [place: string, scope: Roles][] = [
  ['page', roles(':root')],
  ...fields.map((field): [string, Roles] => [
    `${field} field`,
    { ...roles(':root'), ...roles(`[data-field="${field}"]`), ...roles('painted'), ...own[field] },
  ]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  describe.each(places)('on the %s', (_, scope) => {
    test.each(text)('%s on %s has the contrast of text', (front, back) => {
      expect(contrast(front, back, scope, theme)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(edges)('%s on %s has the contrast of graphics', (front, back) => {
      expect(contrast(front, back, scope, theme)).toBeGreaterThanOrEqual(3);
    });
  });

  test('white on the destructive fill and on the page edges', () => {
    expect(contrast('danger-foreground', 'danger-fill', roles(':root'), theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('control-border', 'background', roles(':root'), theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('control-border', 'surface', roles(':root'), theme)).toBeGreaterThanOrEqual(3);
  });

  test.each(proteins)('text on the field of %s, and on its deep shade', (protein) => {
    const scope = { ...roles(':root'), ...roles(`[data-protein="${protein}"]`) };
    expect(contrast('field-foreground', 'field', scope, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('field-foreground', 'field-deep', scope, theme)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the token parser works: known pairs have their known contrast', () => {
  const scope: Roles = { '--a': '#000', '--b': '#fff', '--c': 'light-dark(var(--a), #767676)' };
  expect(contrast('a', 'b', scope, 'light')).toBeCloseTo(21);
  expect(contrast('c', 'b', scope, 'light')).toBeCloseTo(21);
  expect(contrast('c', 'b', scope, 'dark')).toBeCloseTo(4.54, 1);
});
