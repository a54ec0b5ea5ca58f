import { join } from 'node:path';

/** The scripts of the headline font, each a file of its own; the first that contains a character is used for it. */
export const headlineScripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
export type HeadlineFontSubset = (typeof headlineScripts)[number];

// next.config.ts lists the fonts used for printing. If they were traced from here, a deployment would
// include all nine weights, 66 MB more.
const packages = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@expo-google-fonts');

/** Returns the file of a headline font. scripts/generate-print-fonts.ts creates it. */
export function getHeadlineFontFile(script: HeadlineFontSubset): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'assets', 'fonts', `headline-${script}.ttf`);
}

/** Returns the file of a Commissioner text font, by the name of its style (`400Regular`). */
export function getTextFontFile(style: string): string {
  return join(packages, 'commissioner', style, `Commissioner_${style}.ttf`);
}

/** Returns the file of a Chinese font, by the name of its style. */
export function getHanFontFile(style: string): string {
  return join(packages, 'noto-sans-sc', style, `NotoSansSC_${style}.ttf`);
}
