// Neither package ships types; these are the parts that the font and art scripts use.
declare module 'fontkit' {
  type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
  type Glyph = { advanceWidth: number; path: Path };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    hmtx: { metrics: { get(glyph: number): { advance: number } } };
    glyphsForString(text: string): { id: number }[];
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { id: number };
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
  };
  export function create(data: Uint8Array): unknown;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, Axis>;
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
