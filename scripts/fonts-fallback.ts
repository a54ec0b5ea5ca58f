import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { FontSubset } from './font-subset-definitions';

/**
 * One weight of the fallback: the system font, and the Arimo file (with the same widths as Arial) used to measure it.
 */
export type FallbackFontWeight = {
  weights: string;
  family: 'Arial' | 'Arial Bold';
  file: 400 | 700;
  axes: { wght: number; FLAR: number };
};

const require = createRequire(import.meta.url);
const arimo = path.dirname(require.resolve('@fontsource/arimo/package.json'));

/** Names under which fonts with the same widths are installed on Windows, macOS, Linux and Android. */
const local = {
  Arial: ['Arial', 'Liberation Sans', 'Arimo', 'ArialMT'],
  'Arial Bold': ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Arial-BoldMT'],
};

/** Returns the letters of the sample as an uncompressed font with readable metrics. */
async function measurable(input: Buffer, sample: string, variationAxes?: FallbackFontWeight['axes']): Promise<Font> {
  return create(await subsetFont(input, sample, { targetFormat: 'sfnt', keepFeatures: [], variationAxes })) as Font;
}

/** Returns the width of the sample in em. */
function width(font: Font, sample: string): number {
  const units = font.glyphsForString(sample).reduce((sum, glyph) => sum + font.hmtx.metrics.get(glyph.id).advance, 0);
  return units / font.unitsPerEm;
}

/**
 * Returns a `@font-face` that gives the system font the line height and the average
 * width of Commissioner in this script.
 */
export async function createFallbackFontFace(
  family: string,
  input: Buffer,
  script: FontSubset,
  style: FallbackFontWeight,
): Promise<string> {
  const web = await measurable(input, script.sample, style.axes);
  const file = path.join(arimo, `files/arimo-${script.source}-${style.file}-normal.woff2`);
  const system = await measurable(readFileSync(file), script.sample);
  const adjust = width(web, script.sample) / width(system, script.sample);
  const metric = (value: number) => `${((Math.abs(value) / web.unitsPerEm / adjust) * 100).toFixed(2)}%`;
  const src = local[style.family].map((face) => `local("${face}")`).join(', ');
  return `@font-face {
  font-family: "${family}";
  src: ${src};
  font-weight: ${style.weights};
  unicode-range: ${script.range};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${metric(web.ascent)};
  descent-override: ${metric(web.descent)};
  line-gap-override: ${metric(web.lineGap)};
}`;
}
