import { join } from 'node:path';

/** The scripts that the headline face comes in, each a file of its own; the first that has a character draws it. */
export const headlineScripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
export type HeadlineScript = (typeof headlineScripts)[number];

// next.config.ts names the faces that are printed with; followed from here, a deployment would hold all nine weights, 66 MB more.
const packages = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@expo-google-fonts');

/** The file of a headline face. scripts/fonts-print.ts makes it. */
export function headlineFile(script: HeadlineScript): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'assets', 'fonts', `headline-${script}.ttf`);
}

/** The file of a text face of Commissioner, by the name of its style (`400Regular`). */
export function textFile(style: string): string {
  return join(packages, 'commissioner', style, `Commissioner_${style}.ttf`);
}

/** The file of a Chinese face, by the name of its style. */
export function hanFile(style: string): string {
  return join(packages, 'noto-sans-sc', style, `NotoSansSC_${style}.ttf`);
}
