/**
 * Builds the web fonts: script subsets of Commissioner (wght 400-850, FLAR 0-100), size-adjusted fallbacks, and the
 * table of file names. Run with `npx tsx scripts/generate-fonts.ts`; the results are committed.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontSubsetsByName } from './font-subset-definitions';
import { createFallbackFontFace, type FallbackFontWeight } from './fonts-fallback';

const require = createRequire(import.meta.url);
const source = path.dirname(require.resolve('@fontsource-variable/commissioner/package.json'));
const publicDir = 'public/fonts';
const axes = { wght: { min: 400, max: 850, default: 400 }, FLAR: { min: 0, max: 100, default: 0 } };
const styles: FallbackFontWeight[] = [
  { weights: '100 600', family: 'Arial', file: 400, axes: { wght: 400, FLAR: 0 } },
  { weights: '601 1000', family: 'Arial Bold', file: 700, axes: { wght: 820, FLAR: 100 } },
];

const faces: string[] = [];
const hrefs: Record<string, string> = {};
for (const old of readdirSync(publicDir)) if (old.endsWith('.woff2')) rmSync(path.join(publicDir, old));

for (const [name, script] of Object.entries(fontSubsetsByName)) {
  const input = readFileSync(path.join(source, `files/commissioner-${script.source}-flar-normal.woff2`));
  const font = await subsetFont(input, script.characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    keepFeatures: ['kern', 'tnum', ...(script.features ?? [])],
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const href = `/fonts/commissioner-${name}.${hash}.woff2`;
  writeFileSync(path.join('public', href), font);
  hrefs[name] = href;
  faces.push(`@font-face {
  font-family: "${script.family ?? 'Commissioner'}";
  src: url("${href}") format("woff2");
  font-weight: 400 850;
  font-display: swap;
  unicode-range: ${script.range};
}`);
  // Chromium looks up every face of a family with local names as soon as one character needs it;
  // Chinese pages need it for digits only.
  const fallback = name === 'base' ? 'Commissioner Fallback' : 'Commissioner Letters Fallback';
  if (!script.family)
    for (const style of styles) faces.push(await createFallbackFontFace(fallback, input, script, style));
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

writeFileSync('app/fonts.css', `/* Written by scripts/generate-fonts.ts. */\n${faces.join('\n')}\n`);
writeFileSync('assets/fonts/files.json', `${JSON.stringify(hrefs, null, 2)}\n`);
