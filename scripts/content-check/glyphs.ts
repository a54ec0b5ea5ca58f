import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { ContentProblem } from '@/lib/content/content-problem';
import { memoizeInProcess } from './process-memo';
import type { ContentFileBytes } from './text-files';

const commissioner = 'node_modules/@fontsource-variable/commissioner/files/commissioner';
const files = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'].map((s) => `${commissioner}-${s}-full-normal.woff2`),
  'node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
];
// Characters without a glyph: white space, and the narrow no-break space, which becomes a wide one in print.
const blank = /[\s\u202f]/;

let characterSet: Set<number> | undefined;
function hasGlyph(character: string): boolean {
  characterSet ??= new Set(files.flatMap((file) => (create(readFileSync(file)) as Font).characterSet));
  return blank.test(character) || characterSet.has(character.codePointAt(0) ?? 0);
}

/** Characters that no font of the site contains: cards, the catalogue and the PDFs could not draw them. */
export const checkGlyphs = memoizeInProcess(
  'glyphs',
  ({ file, bytes }: ContentFileBytes): readonly ContentProblem[] => {
    const text = bytes.toString('utf8').normalize('NFC');
    return [...new Set(text)]
      .filter((character) => !hasGlyph(character))
      .map((found) => ({
        file,
        offset: text.indexOf(found),
        found,
        text: `no font of the site has ${nameOf(found)}: cards, the catalogue and PDFs cannot draw it; write it in words`,
      }));
  },
);

const nameOf = (found: string) => `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
