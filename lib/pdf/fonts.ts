import { Font } from '@react-pdf/renderer';
import { type HeadlineScript, hanFile, headlineFile, headlineScripts, textFile } from './font-files';

/** A loaded face with the name under which styles ask for it. `data` is the font as the renderer itself uses it. */
export type Face = { family: string; data: FontData };
type FontData = {
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { glyphs: { advanceWidth: number }[] };
};

/** The faces of body text and of headlines; the first that has a character draws it. */
export type Faces = { body: Face[]; display: Face[] };

type Weight = 400 | 700;
const textStyles: [Weight, string][] = [
  [400, '400Regular'],
  [700, '700Bold'],
];
const loading = new Map<string, Promise<Face>>();

async function load(family: string, files: [Weight, string][]): Promise<Face> {
  Font.register({ family, fonts: files.map(([fontWeight, src]) => ({ src, fontWeight })) });
  for (const [fontWeight] of files) await Font.load({ fontFamily: family, fontWeight });
  const { data } = Font.getFont({ fontFamily: family, fontWeight: 400 });
  if (!data) throw new Error(`the face ${family} did not load`);
  return { family, data };
}

// Registering a family a second time would mix the glyphs of both.
function once(family: string, files: [Weight, string][]): Promise<Face> {
  const known = loading.get(family) ?? load(family, files);
  loading.set(family, known);
  return known;
}

/**
 * Loads the faces of a document, once for each owner. A face remembers characters from one document to the next, so
 * documents that must come out in the same bytes whatever was drawn before are owners of their own. `han` adds the
 * Chinese faces, 10 MB each. Throws when a font file is missing.
 */
export async function loadFaces(
  owner: string,
  { han, scripts = headlineScripts }: { han: boolean; scripts?: readonly HeadlineScript[] },
): Promise<Faces> {
  const files = (file: (style: string) => string) =>
    textStyles.map(([weight, style]): [Weight, string] => [weight, file(style)]);
  const body = [once(`${owner}-text`, files(textFile))];
  const display = scripts.map((script) => once(`${owner}-${script}`, [[400, headlineFile(script)]]));
  if (han) body.push(once(`${owner}-han`, files(hanFile)));
  if (han) display.push(once(`${owner}-headline-han`, [[400, hanFile('800ExtraBold')]]));
  return { body: await Promise.all(body), display: await Promise.all(display) };
}

const drawn = (character: string, faces: Face[]) =>
  faces.find(({ data }) => data.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Characters of a text that none of the faces draws: the renderer would print wrong letters for them without a word. */
export function missingCharacters(text: string, faces: Face[]): string[] {
  return [...new Set(text)].filter((character) => !/[ \n]/.test(character) && !drawn(character, faces));
}

/** The width of a text on one line, in points. */
export function textWidth(text: string, size: number, faces: Face[]): number {
  let width = 0;
  for (const character of text) {
    const data = drawn(character, faces)?.data;
    const [glyph] = data?.layout(character).glyphs ?? [];
    if (data && glyph) width += (glyph.advanceWidth / data.unitsPerEm) * size;
  }
  return width;
}
