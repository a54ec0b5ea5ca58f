import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { parseFileValueWithSchema, parseJsonFileText } from '@/lib/files/parse-file';
import { sharp } from '@/lib/media/sharp';

/** The largest file that a page may show, and the sizes tried until one is small enough: longest side and quality. */
const maxBytes = 500_000;
const steps = [
  [2000, 80],
  [2000, 70],
  [1600, 72],
  [1600, 60],
  [1200, 65],
  [1000, 55],
] as const;

/** The fewest pixels on the longer side of a photograph: pages would show a smaller one blurred. */
export const minPhotoSide = 600;

const manifest = 'content/media.json';

export type SlotPhotoImport = { file: string; slot: string; alt: Record<string, string> };
export type AddedSlotPhoto = { path: string; width: number; height: number; bytes: number };

/**
 * Converts a photograph to an upright WebP in sRGB of at most 500 kB under `root`/public/photos and enters it in its
 * slot, with the size that it has. Throws, with the way out, for a slot that does not exist and a file that is no
 * photograph, or writes nothing in a dry run.
 */
export async function importSlotPhoto(
  root: string,
  { file, slot, alt }: SlotPhotoImport,
  dryRun = false,
): Promise<AddedSlotPhoto> {
  const at = path.join(root, manifest);
  const slots = parseFileValueWithSchema(
    manifest,
    parseJsonFileText(manifest, readFileSync(at, 'utf8')),
    mediaSlotsSchema,
  );
  const old = slots[slot];
  if (!old) throw new Error(`there is no slot '${slot}'; ${nearest(slot, Object.keys(slots))}`);
  const source = await open(file);
  const { data, width, height } = await shrink(source);
  const name = `/photos/${slot.replace('/', '-')}.webp`;
  const entry = { file: name, width, height, ...(Object.keys(alt).length ? { alt } : old.alt ? { alt: old.alt } : {}) };
  const next = parseFileValueWithSchema(manifest, { ...slots, [slot]: entry }, mediaSlotsSchema);
  if (!dryRun) {
    mkdirSync(path.join(root, 'public/photos'), { recursive: true });
    writeFileSync(path.join(root, 'public', name), data);
    writeFileSync(at, `${JSON.stringify(next, null, 2)}\n`);
  }
  return { path: `public${name}`, width, height, bytes: data.length };
}

/** The bytes of a photograph that can be converted. */
async function open(file: string): Promise<Buffer> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const bytes = readFileSync(file);
  // HEIC needs a decoder that is covered by patents, which the library does not have.
  if (/^ftyp(heic|heix|hevc|heim|heis|mif1)/.test(bytes.subarray(4, 12).toString('latin1')))
    throw new Error(
      `${file} is a HEIC photograph of a phone, which cannot be converted here: export it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible)`,
    );
  const {
    format,
    pages = 1,
    width = 0,
    height = 0,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`${file} is no photograph that can be read: use JPEG, PNG, WebP, AVIF or TIFF`);
    });
  if (format === 'svg')
    throw new Error(`${file} is a drawing: put it into public/ and enter it in ${manifest} by hand`);
  if (pages > 1) throw new Error(`${file} moves, and pages show still pictures: export one frame as JPEG or PNG`);
  if (Math.max(width, height) < minPhotoSide)
    throw new Error(
      `${file} has only ${width} x ${height} pixels; a photograph needs at least ${minPhotoSide} on its longer side`,
    );
  return bytes;
}

async function shrink(bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  for (const [side, quality] of steps) {
    // Upright by its own mark, and from CMYK and other profiles to the colours of screens.
    const { data, info } = await sharp(bytes)
      .rotate()
      .toColourspace('srgb')
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes) return { data, width: info.width, height: info.height };
  }
  throw new Error(`the photograph stays larger than ${maxBytes / 1000} kB: choose one with less grain and detail`);
}

function nearest(slot: string, known: string[]): string {
  const [kind] = slot.split('/');
  const near = known.filter((name) => name.startsWith(`${kind}/`)).slice(0, 12);
  return near.length
    ? `of this kind there are ${near.join(', ')}`
    : `the kinds are ${[...new Set(known.map((name) => name.split('/')[0]))].join(', ')}`;
}
