import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sharp } from '@/lib/media/sharp';

/** The maximum size of an image on a page: visitors load the file unchanged. */
const maxBytes = 500_000;
/** The most pixels on a side that a telephone can unpack beside the rest of a page; a drawing is only scaled. */
const maxSide = 4000;

// What sharp calls the format of each ending.
const formatByEnding: Record<string, string> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'heif',
};

/** The command that turns, shrinks and cleans a photograph. */
const converted = 'take the original and run npm run media:add, or export it anew';

/** What is wrong with a file of `public`, and the pixels that pages reserve for it; null if they cannot be told. */
export type PictureFileReport = { problems: string[]; pixels: { width: number; height: number } | null };

/**
 * Looks at a picture that pages load unchanged: the file exists under exactly this name, is whole and of the kind that
 * its ending says, stands upright by itself, and is neither too large nor contains what visitors should not get.
 */
export async function checkPictureFile(sitePath: string, publicFolder = 'public'): Promise<PictureFileReport> {
  const full = path.join(publicFolder, sitePath);
  const missing = findNameProblem(publicFolder, sitePath);
  if (missing) return { problems: [missing], pixels: null };
  const metadata = await sharp(full)
    .metadata()
    .catch(() => null);
  if (!metadata) return { problems: [`${full} is not an image`], pixels: null };
  const { format, pages = 1, width, height, orientation = 1, space, exif } = metadata;
  const isDrawing = format === 'svg';
  const kilobytes = Math.ceil(statSync(full).size / 1000);
  const problems = [
    format !== formatByEnding[path.extname(full).slice(1).toLowerCase()] &&
      `${full} is in truth a file of the kind ${format}: export it anew, or correct its ending`,
    pages > 1 && `${full} moves, and pages show still pictures: export one frame`,
    orientation > 1 && `${full} is turned only by a mark of the camera, which shifts the page: ${converted}`,
    space === 'cmyk' && `${full} has the colours of print (CMYK), which screens show wrongly: ${converted}`,
    exif && hasPlace(exif) && `${full} says where it was taken, which every visitor could read: ${converted}`,
    !isDrawing &&
      Math.max(width, height) > maxSide &&
      `${full} is ${width} x ${height} pixels, more than the ${maxSide} that telephones can show: ${converted}`,
    kilobytes * 1000 > maxBytes &&
      `${full} has ${kilobytes} kB, more than the ${maxBytes / 1000} kB allowed: make it smaller`,
    isDrawing &&
      isActive(readFileSync(full, 'utf8')) &&
      `${full} contains a program or loads something of another site: export it as a plain SVG`,
    !isDrawing &&
      Math.max(width, height) <= maxSide &&
      !(await canBeDecoded(full)) &&
      `${full} is damaged or was copied only in part: copy or export it anew`,
  ].filter((one): one is string => typeof one === 'string');
  return { problems, pixels: orientation > 1 ? null : { width, height } };
}

/**
 * A missing file. Windows and macOS open a file whose name, or whose folder's, is written with other capitals; the
 * server does not, so that the names of each folder are compared.
 */
function findNameProblem(publicFolder: string, sitePath: string): string | null {
  const full = path.join(publicFolder, sitePath);
  const parts = sitePath.split('/').filter(Boolean);
  for (const [index, name] of parts.entries()) {
    const folder = path.join(publicFolder, ...parts.slice(0, index));
    const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
    if (names.includes(name)) continue;
    const alike = names.find((one) => one.toLowerCase() === name.toLowerCase());
    return alike ? `there is no ${full}, but ${alike}: capitals and small letters differ` : `there is no ${full}`;
  }
  return null;
}

/** The entry of a camera's data that leads to the place, in both byte orders: number, kind and count. */
const placeEntries = ['2588040001000000', '8825000400000001'].map((bytes) => Buffer.from(bytes, 'hex'));
const hasPlace = (exif: Buffer) => placeEntries.some((entry) => exif.includes(entry));

const isActive = (svg: string) =>
  /<script|<foreignObject|\son[a-z]+\s*=|\b(?:href|src)\s*=\s*["'](?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\//i.test(
    svg,
  );

/** Reads every pixel: the head of a truncated file is whole. Browsers show a file with false fields of a phone. */
async function canBeDecoded(full: string): Promise<boolean> {
  return sharp(full, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
