import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { type ContentProblem, convertErrorToContentProblems } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';
import { sharp } from '@/lib/media/sharp';
import { readValidatedJson } from '@/scripts/read-json';

const manifest = 'content/media.json';
/** The maximum size of an image on a page: visitors load the file unchanged. */
const maxBytes = 500_000;

/**
 * Checks every slot: its image exists, has the size stated in the slot, so that pages can reserve its space, and is
 * small enough for visitors.
 */
export async function checkMedia(): Promise<ContentProblem[]> {
  try {
    const slots = Object.entries(readValidatedJson(manifest, mediaSlotsSchema));
    const problems = await Promise.all(slots.map(([slot, picture]) => checkPicture(slot, picture)));
    return problems.flat();
  } catch (error) {
    return convertErrorToContentProblems(error);
  }
}

type Slot = z.output<typeof mediaSlotsSchema>[string];

async function checkPicture(slot: string, picture: Slot): Promise<ContentProblem[]> {
  return [...checkDescription(slot, picture), ...(await checkFile(slot, picture))];
}

/** A photograph has a description in every language, unless it is decorative. */
function checkDescription(slot: string, { file, alt = {}, decorative }: Slot): ContentProblem[] {
  const missing = localeCodes.filter((locale) => !alt[locale]);
  if (!file.startsWith('/photos/') || decorative || missing.length === 0) return [];
  const text = `say in 'alt' what the photograph shows (missing: ${missing.join(', ')}), or add "decorative": true`;
  return [{ file: manifest, key: slot, text }];
}

async function checkFile(slot: string, { file, width, height }: Slot): Promise<ContentProblem[]> {
  const problem = (text: string): ContentProblem[] => [{ file: manifest, key: slot, text }];
  const full = path.join('public', file);
  if (!existsSync(full)) return problem(`there is no ${full}`);
  const metadata = await sharp(full)
    .metadata()
    .catch(() => null);
  if (!metadata) return problem(`${full} is not an image`);
  const { size } = statSync(full);
  return [
    ...(metadata.width === width && metadata.height === height
      ? []
      : problem(`${full} is ${metadata.width} x ${metadata.height} pixels, not ${width} x ${height}`)),
    ...(size <= maxBytes
      ? []
      : problem(
          `${full} has ${Math.ceil(size / 1000)} kB, more than the ${maxBytes / 1000} kB allowed: make it smaller`,
        )),
  ];
}
