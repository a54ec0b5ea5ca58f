import type { z } from 'zod';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { type ContentProblem, convertErrorToContentProblems } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';
import { listSlotsOfPages } from '@/scripts/art/pictures';
import { minPhotoSide } from '@/scripts/media/import-slot-photo';
import { readValidatedJson } from '@/scripts/read-json';
import { checkPictureFile } from './check-picture-file';

const manifest = 'content/media.json';

/**
 * Checks every slot: its image exists, has the size stated in the slot, so that pages can reserve its space, and is
 * small enough for visitors.
 */
export async function checkMedia(): Promise<ContentProblem[]> {
  try {
    const slots = Object.entries(readValidatedJson(manifest, mediaSlotsSchema));
    const problems = await Promise.all(slots.map(([slot, picture]) => checkPicture(slot, picture)));
    return [...checkNames(slots.map(([slot]) => slot)), ...problems.flat()];
  } catch (error) {
    return convertErrorToContentProblems(error);
  }
}

type Slot = z.output<typeof mediaSlotsSchema>[string];

async function checkPicture(slot: string, picture: Slot): Promise<ContentProblem[]> {
  return [...checkDescription(slot, picture), ...(await checkFile(slot, picture))];
}

/** Endings of file names, and the names that cameras give. */
const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?)$|^(?:img|dsc\w?|dcim|image|photo|screenshot)[\s_-]*\d+$/i;

/**
 * A photograph has a description in every language, unless it is decorative. A drawing decorates, but if it is
 * described, then in every language: readers of the others would get the Greek words.
 */
function checkDescription(slot: string, { file, alt, decorative }: Slot): ContentProblem[] {
  const problem = (text: string, key = slot): ContentProblem => ({ file: manifest, key, text });
  if (decorative)
    return alt
      ? [problem(`has 'alt' and "decorative": true: keep 'alt' if the picture says something, else delete it`)]
      : [];
  const names = Object.entries(alt ?? {})
    .filter(([, text]) => fileName.test(text.trim()))
    .map(([locale, text]) =>
      problem(`'${text}' is the name of a file: say what the picture shows`, `${slot}.alt.${locale}`),
    );
  const missing = localeCodes.filter((locale) => !alt?.[locale]);
  if ((file.endsWith('.svg') && !alt) || missing.length === 0) return names;
  const kind = file.endsWith('.svg') ? 'drawing' : 'photograph';
  const wayOut = kind === 'drawing' ? "delete 'alt'" : 'add "decorative": true';
  return [
    ...names,
    problem(`say in 'alt' what the ${kind} shows (missing: ${missing.join(', ')}), or ${wayOut} if it only decorates`),
  ];
}

/** Kinds whose slots come and go with products and posts. */
const kindsOfContent = ['pack', 'post'];

/** Slots that no page has: a misspelt one leaves the right one as it was. */
function checkNames(names: string[]): ContentProblem[] {
  const known = listSlotsOfPages();
  return names
    .filter((name) => !known.includes(name) && !kindsOfContent.includes(kindOf(name)))
    .map((name) => {
      const alike = known.filter((one) => kindOf(one) === kindOf(name));
      const choice = alike.length ? alike : [...new Set([...kindsOfContent, ...known.map(kindOf)])];
      return { file: manifest, key: name, text: `no page has this slot; there are ${choice.join(', ')}` };
    });
}

const kindOf = (slot: string) => slot.split('/')[0] ?? '';

async function checkFile(slot: string, { file, width, height }: Slot): Promise<ContentProblem[]> {
  const { problems, pixels } = await checkPictureFile(file);
  const isTooSmall = pixels && !file.endsWith('.svg') && Math.max(pixels.width, pixels.height) < minPhotoSide;
  const isOfSize = !pixels || (pixels.width === width && pixels.height === height);
  return [
    ...problems,
    ...(isOfSize ? [] : [`public${file} is ${pixels.width} x ${pixels.height} pixels, not ${width} x ${height}`]),
    ...(isTooSmall
      ? [
          `public${file} has only ${pixels.width} x ${pixels.height} pixels and would be blurred: take one with at least ${minPhotoSide} on its longer side`,
        ]
      : []),
  ].map((text) => ({ file: manifest, key: slot, text }));
}
