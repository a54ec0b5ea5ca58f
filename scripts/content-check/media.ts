import type { z } from 'zod';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { type ContentProblem, convertErrorToContentProblems } from '@/lib/content/content-problem';
import { productFormats } from '@/lib/content/product-facts-schema';
import { listContentFolderNames } from '@/lib/content/read-content';
import { localeCodes } from '@/lib/i18n/locales';
import { listSlotsOfPages } from '@/scripts/art/pictures';
import { listWrittenOrPlannedSlugs } from '@/scripts/art/post-scenes';
import { minPhotoSide } from '@/scripts/media/import-slot-photo';
import { readValidatedJson } from '@/scripts/read-json';
import { checkPictureFile } from './check-picture-file';
import { findNearestName } from './nearest-name';
import { isPictureFileName } from './picture-file-name';

const manifest = 'content/media.json';

/**
 * Checks every slot: its image exists, has the size stated in the slot, so that pages can reserve its space, and is
 * small enough for visitors.
 */
export async function checkMedia(): Promise<ContentProblem[]> {
  try {
    const slots = Object.entries(readValidatedJson(manifest, mediaSlotsSchema));
    const problems = await Promise.all(slots.map(([slot, picture]) => checkPicture(slot, picture)));
    return [...checkNames(slots), ...problems.flat()];
  } catch (error) {
    return convertErrorToContentProblems(error);
  }
}

type Slot = z.output<typeof mediaSlotsSchema>[string];

async function checkPicture(slot: string, picture: Slot): Promise<ContentProblem[]> {
  return [...checkDescription(slot, picture), ...(await checkFile(slot, picture))];
}

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
    .filter(([, text]) => isPictureFileName(text))
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

/** Slots that come and go with products and posts: a pack of each format, and the scene of each post. */
const listSlotsOfContent = () => [
  ...listContentFolderNames('products').flatMap((slug) => productFormats.map((format) => `pack/${slug}-${format}`)),
  ...listWrittenOrPlannedSlugs().map((slug) => `post/${slug}`),
];

/** Slots that no page has: a misspelt one leaves the right one as it was. */
function checkNames(slots: [name: string, slot: Slot][]): ContentProblem[] {
  const [ofPages, ofContent] = [listSlotsOfPages(), listSlotsOfContent()];
  const kindsOfContent = ['pack', 'post'];
  return slots
    .filter(([name]) => !ofPages.includes(name) && !ofContent.includes(name))
    .map(([name, { file }]): ContentProblem => {
      const place = { file: manifest, key: name };
      const kind = kindOf(name);
      if (kindsOfContent.includes(kind)) {
        const what = `no ${kind === 'pack' ? 'product and format' : 'post'} has this slot`;
        // With the drawing of its own name, it is what a deleted product or post left behind.
        if (file === `/art/${kind}s/${name.slice(kind.length + 1)}.svg`)
          return { ...place, weight: 'hint', text: `${what}: delete it` };
        const near = findNearestName(
          name,
          ofContent.filter((one) => kindOf(one) === kind),
        );
        return { ...place, text: `${what}: ${near ? `write '${near}', or delete it` : 'correct or delete it'}` };
      }
      const alike = ofPages.filter((one) => kindOf(one) === kind);
      const choice = alike.length ? alike : [...new Set([...kindsOfContent, ...ofPages.map(kindOf)])];
      return { ...place, text: `no page has this slot; there are ${choice.join(', ')}` };
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
