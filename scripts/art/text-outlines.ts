import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const commissioner = 'node_modules/@fontsource-variable/commissioner/files/commissioner';
const noto = 'node_modules/@expo-google-fonts/noto-sans-sc';
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;

const styles = {
  display: { axes: { wght: 840, FLAR: 100, slnt: 0, VOLM: 0 }, han: '800ExtraBold/NotoSansSC_800ExtraBold.ttf' },
  label: { axes: { wght: 650, FLAR: 0, slnt: 0, VOLM: 0 }, han: '700Bold/NotoSansSC_700Bold.ttf' },
  body: { axes: { wght: 450, FLAR: 0, slnt: 0, VOLM: 0 }, han: '400Regular/NotoSansSC_400Regular.ttf' },
} as const;
export type OutlineTextStyleName = keyof typeof styles;

const loaded = new Map<string, Promise<Font>>();

async function instance(style: OutlineTextStyleName, script: (typeof scripts)[number] | 'han'): Promise<Font> {
  const { axes, han } = styles[style];
  if (script === 'han') return create(await readFile(`${noto}/${han}`)) as Font;
  const variable = await readFile(`${commissioner}-${script}-full-normal.woff2`);
  const all = String.fromCodePoint(...(create(variable) as Font).characterSet);
  const pinned = await subsetFont(variable, all, { targetFormat: 'sfnt', variationAxes: axes });
  return create(pinned) as Font;
}

function font(style: OutlineTextStyleName, script: (typeof scripts)[number] | 'han'): Promise<Font> {
  const key = `${style}/${script}`;
  const found = loaded.get(key) ?? instance(style, script);
  loaded.set(key, found);
  return found;
}

async function fontFor(style: OutlineTextStyleName, character: string): Promise<Font> {
  const code = character.codePointAt(0) ?? 0;
  for (const script of [...scripts, 'han'] as const) {
    const candidate = await font(style, script);
    if (candidate.hasGlyphForCodePoint(code)) return candidate;
  }
  throw new Error(`No font draws U+${code.toString(16)} (${character})`);
}

/** Text as an outline: the path (baseline at 0, starting at x = 0) and its advance width, both in pixels. */
export type TextPath = { d: string; width: number };

/** Returns one line of text as a path. `tracking` is in ems. Throws if no font has a character. */
export async function outlineText(
  text: string,
  style: OutlineTextStyleName,
  size: number,
  tracking = 0,
): Promise<TextPath> {
  const runs: { font: Font; text: string }[] = [];
  // No font here has the narrow no-break space of French.
  for (const character of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const needed = await fontFor(style, character);
    const last = runs.at(-1);
    if (last?.font === needed) last.text += character;
    else runs.push({ font: needed, text: character });
  }
  let d = '';
  let x = 0;
  for (const run of runs) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      const left = x + (position?.xOffset ?? 0) * scale;
      d += glyph.path.scale(scale, -scale).translate(left, 0).toSVG();
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    });
  }
  return { d, width: Math.max(0, x - tracking * size) };
}

// Chinese breaks between any two characters, other scripts at spaces.
const pieces = (text: string) =>
  text.match(/[\p{Script=Han}][，。、！？：；）》」]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];

const widths = new Map<string, number>();

/** Returns the width of one line of text in pixels. */
export async function measureText(text: string, style: OutlineTextStyleName, size: number): Promise<number> {
  const key = `${style} ${text}`;
  const unit = widths.get(key) ?? (await outlineText(text, style, 1000)).width / 1000;
  widths.set(key, unit);
  return unit * size;
}

/** Breaks text into lines no wider than `width`. A single wider word gets its own line. */
export async function wrapTextToWidth(
  text: string,
  style: OutlineTextStyleName,
  size: number,
  width: number,
): Promise<string[]> {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    const longer = line + piece;
    if (line && (await measureText(longer.trimEnd(), style, size)) > width) {
      lines.push(line.trim());
      line = piece;
    } else line = longer;
  }
  if (line.trim()) lines.push(line.trim());
  return lines;
}

/**
 * Wraps like `wrapTextToWidth`, with the same number of lines but of balanced length, so that no word stands alone.
 */
export async function wrapTextEvenly(
  text: string,
  style: OutlineTextStyleName,
  size: number,
  width: number,
): Promise<string[]> {
  let best = await wrapTextToWidth(text, style, size, width);
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower *= 0.96) {
    const lines = await wrapTextToWidth(text, style, size, narrower);
    const maxLineWidth = Math.max(...(await Promise.all(lines.map((line) => measureText(line, style, size)))));
    if (lines.length > best.length || maxLineWidth > narrower) break;
    best = lines;
  }
  return best;
}
