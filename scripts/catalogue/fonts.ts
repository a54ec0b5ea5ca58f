import { readFile } from 'node:fs/promises';
import { Font } from '@react-pdf/renderer';
import { create, type Font as Face } from 'fontkit';
import subsetFont from 'subset-font';

const variable = 'node_modules/@fontsource-variable/commissioner/files/commissioner';
const fixed = 'node_modules/@expo-google-fonts';
const text = (name: string) => `${fixed}/commissioner/${name}/Commissioner_${name}.ttf`;
const han = (name: string) => `${fixed}/noto-sans-sc/${name}/NotoSansSC_${name}.ttf`;

// The headline style of the site. The package has one file for each script.
const headline = { wght: 840, FLAR: 100, slnt: 0, VOLM: 0 };
const codes = { latin: 'Latn', 'latin-ext': 'Latx', greek: 'Grek', cyrillic: 'Cyrl' };
type Script = keyof typeof codes;
const scripts: Record<string, Script[]> = { el: ['greek'], ru: ['cyrillic'], bg: ['cyrillic'] };

export type Registered = { family: string; face: Face };

async function headlineFace(family: string, script: Script): Promise<Registered> {
  const file = await readFile(`${variable}-${script}-full-normal.woff2`);
  const all = String.fromCodePoint(...(create(file) as Face).characterSet);
  const pinned = renamed(await subsetFont(file, all, { targetFormat: 'sfnt', variationAxes: headline }), codes[script]);
  Font.register({ family, src: `data:font/ttf;base64,${pinned.toString('base64')}`, fontWeight: 400 });
  return { family, face: create(pinned) as Face };
}

// The pinned faces of all scripts keep one name, by which the renderer would take one for the other.
function renamed(font: Buffer, code: string): Buffer {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const at = font.indexOf(utf16('Commissioner-Thin'));
  if (at < 0) throw new Error('Commissioner no longer names its default instance Commissioner-Thin');
  utf16(`Commissioner-${code}`).copy(font, at);
  return font;
}

async function textFace(
  family: string,
  file: (style: string) => string,
  styles: [number, string][],
): Promise<Registered> {
  Font.register({ family, fonts: styles.map(([fontWeight, style]) => ({ src: file(style), fontWeight })) });
  return { family, face: create(await readFile(file(styles[0]?.[1] ?? ''))) as Face };
}

let documents = 0;

/** Registers the faces that a document in a language needs: those of body text and of headlines, the first that has a character first. */
export async function registerFonts(tag: string): Promise<{ body: Registered[]; display: Registered[] }> {
  // A loaded face remembers the characters of the document before, and a second registration of a family mixes the glyphs
  // of both: each document has families of its own.
  documents += 1;
  const own = (family: string) => `${family}-${documents}`;
  const chinese = tag.startsWith('zh');
  const weights: [number, string][] = [
    [400, '400Regular'],
    [700, '700Bold'],
  ];
  const used: Script[] = ['latin', 'latin-ext', ...(scripts[tag] ?? [])];
  const body = [textFace(own('body'), text, weights)];
  const display = used.map((script) => headlineFace(own(script), script));
  if (chinese) body.push(textFace(own('han'), han, weights));
  if (chinese) display.push(textFace(own('headline-han'), han, [[400, '800ExtraBold']]));
  return { body: await Promise.all(body), display: await Promise.all(display) };
}

/** Characters of a text that none of the faces draws: the renderer would print wrong letters for them without a word. */
export function missingCharacters(text: string, faces: Registered[]): string[] {
  const has = (character: string) => faces.some(({ face }) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...new Set(text)].filter((character) => !/[ \n]/.test(character) && !has(character));
}

/** The width of a text on one line, in points. */
export function textWidth(text: string, size: number, faces: Registered[]): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const face = faces.find(({ face }) => face.hasGlyphForCodePoint(code))?.face;
    const [glyph] = face?.layout(character).glyphs ?? [];
    if (face && glyph) width += (glyph.advanceWidth / face.unitsPerEm) * size;
  }
  return width;
}
