/**
 * Builds the headline fonts of printed documents: Commissioner at weight 840 with full flares, one TrueType file per
 * script, because the PDF renderer supports neither WOFF2 nor variable fonts. Run with `npx tsx
 * scripts/generate-print-fonts.ts`; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { getHeadlineFontFile, headlineScripts } from '@/documents/kit/font-files';

const source = 'node_modules/@fontsource-variable/commissioner/files/commissioner';
const style = { wght: 840, FLAR: 100, slnt: 0, VOLM: 0 };
const codes = { latin: 'Latn', 'latin-ext': 'Latx', greek: 'Grek', cyrillic: 'Cyrl', vietnamese: 'Viet' };

// The static fonts of all scripts share one name, so the renderer would confuse them.
function renamed(font: Buffer, code: string): Buffer {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const at = font.indexOf(utf16('Commissioner-Thin'));
  if (at < 0) throw new Error('Commissioner no longer names its default instance Commissioner-Thin');
  utf16(`Commissioner-${code}`).copy(font, at);
  return font;
}

for (const script of headlineScripts) {
  const variable = readFileSync(`${source}-${script}-full-normal.woff2`);
  const all = String.fromCodePoint(...(create(variable) as Font).characterSet);
  const pinned = await subsetFont(variable, all, { targetFormat: 'sfnt', variationAxes: style });
  writeFileSync(getHeadlineFontFile(script), renamed(pinned, codes[script]));
  process.stdout.write(`${getHeadlineFontFile(script)}: ${pinned.length} bytes\n`);
}
