import { Font } from '@react-pdf/renderer';
import {
  getHanFontFile,
  getHeadlineFontFile,
  getTextFontFile,
  type HeadlineFontSubset,
  headlineScripts,
} from './font-files';
import { getProcessPdfState } from './process-pdf-state';

/** A loaded font family with the name that styles refer to: its regular and its bold font as the renderer uses them. */
export type LoadedPdfFontFamily = { family: string; data: FontData; bold: FontData };
type FontData = {
  unitsPerEm: number;
  characterSet: number[];
  glyphForCodePoint(code: number): unknown;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { glyphs: { advanceWidth: number }[] };
};

/** The fonts of body text and of headlines; the first that contains a character is used for it. */
export type PdfFontStacks = { body: LoadedPdfFontFamily[]; display: LoadedPdfFontFamily[] };

type Weight = 400 | 700;
const textStyles: [Weight, string][] = [
  [400, '400Regular'],
  [700, '700Bold'],
];

async function load(family: string, files: [Weight, string][]): Promise<LoadedPdfFontFamily> {
  Font.register({ family, fonts: files.map(([fontWeight, src]) => ({ src, fontWeight })) });
  const [data, bold = data] = await Promise.all(files.map(([fontWeight]) => loaded(family, fontWeight)));
  if (!data || !bold) throw new Error(`the face ${family} has no font`);
  return { family, data, bold };
}

async function loaded(family: string, fontWeight: Weight): Promise<FontData> {
  await Font.load({ fontFamily: family, fontWeight });
  const data: FontData | null = Font.getFont({ fontFamily: family, fontWeight }).data;
  if (!data) throw new Error(`the face ${family} did not load`);
  // A glyph first used as a part of another glyph is cached without a character, and is missing from later
  // documents. If characters share a glyph, the font caches the first one, which must be the plain character and
  // not its look-alike among the radicals.
  const isLookAlike = (code: number) =>
    (code >= 0x2e80 && code < 0x2fe0) || isCompatibility(String.fromCodePoint(code));
  for (const late of [false, true])
    for (const code of data.characterSet) if (isLookAlike(code) === late) data.glyphForCodePoint(code);
  return data;
}

const isCompatibility = (character: string) => character.normalize('NFKC') !== character;

// Registering a family a second time would mix the glyphs of both.
function once(family: string, files: [Weight, string][]): Promise<LoadedPdfFontFamily> {
  const { faces } = getProcessPdfState();
  const known = faces.get(family) ?? load(family, files);
  faces.set(family, known);
  return known;
}

/**
 * Loads the fonts of a document, once per owner. A font keeps its glyph cache from one document to the next, so
 * documents whose bytes must not depend on earlier ones need their own owner. `han` adds the Chinese fonts, 10 MB
 * each. Throws if a font file is missing.
 */
export async function loadPdfFonts(
  owner: string,
  { han, scripts = headlineScripts }: { han: boolean; scripts?: readonly HeadlineFontSubset[] },
): Promise<PdfFontStacks> {
  const files = (file: (style: string) => string) =>
    textStyles.map(([weight, style]): [Weight, string] => [weight, file(style)]);
  const body = [once(`${owner}-text`, files(getTextFontFile))];
  const display = scripts.map((script) => once(`${owner}-${script}`, [[400, getHeadlineFontFile(script)]]));
  if (han) body.push(once(`${owner}-han`, files(getHanFontFile)));
  if (han) display.push(once(`${owner}-headline-han`, [[400, getHanFontFile('800ExtraBold')]]));
  return { body: await Promise.all(body), display: await Promise.all(display) };
}

const drawn = (character: string, faces: LoadedPdfFontFamily[]) =>
  faces.find(({ data }) => data.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Returns the characters of a text that no font contains: the renderer would silently print wrong letters for them. */
export function findMissingCharacters(text: string, faces: LoadedPdfFontFamily[]): string[] {
  return [...new Set(text)].filter((character) => !/[ \n]/.test(character) && !drawn(character, faces));
}

const advances = new WeakMap<FontData, Map<string, number>>();

function advance(character: string, data: FontData): number {
  const known = advances.get(data) ?? new Map<string, number>();
  advances.set(data, known);
  const found = known.get(character) ?? (data.layout(character).glyphs[0]?.advanceWidth ?? 0) / data.unitsPerEm;
  known.set(character, found);
  return found;
}

/** Returns the width of a text on one line, in points. */
export function textWidth(text: string, size: number, faces: LoadedPdfFontFamily[], bold = false): number {
  let width = 0;
  for (const character of text) {
    const face = drawn(character, faces);
    if (face) width += advance(character, bold ? face.bold : face.data) * size;
  }
  return width;
}
