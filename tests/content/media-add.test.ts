import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharp } from '@/lib/media/sharp';
import { importSlotPhoto } from '@/scripts/media/import-slot-photo';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'));
  mkdirSync(path.join(root, 'content'));
  cpSync('content/media.json', path.join(root, 'content/media.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
async function photo(name: string, make: ReturnType<typeof noise>): Promise<string> {
  const file = path.join(root, name);
  writeFileSync(file, await make.toBuffer());
  return file;
}
const add = (file: string, slot = 'tile/cats', alt = {}) => importSlotPhoto(root, { file, slot, alt });
const entry = (slot = 'tile/cats') => JSON.parse(readFileSync(path.join(root, 'content/media.json'), 'utf8'))[slot];

test('a rotated photograph stands upright, and its size is that of the file', async () => {
  const file = await photo('a.jpg', noise(1200, 800).jpeg().withMetadata({ orientation: 6 }));
  const { width, height, path: made } = await add(file, 'tile/cats', { gr: 'Γάτα', en: 'A cat' });
  expect({ width, height }).toEqual({ width: 800, height: 1200 });
  expect(entry()).toEqual({ file: '/photos/tile-cats.webp', width, height, alt: { gr: 'Γάτα', en: 'A cat' } });
  expect(await sharp(path.join(root, made)).metadata()).toMatchObject({ format: 'webp', width, height });
});

test('CMYK becomes the colours of screens', async () => {
  const file = await photo('a.jpg', noise(900, 700).toColourspace('cmyk').jpeg());
  expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk' });
  const { path: made } = await add(file);
  expect(await sharp(path.join(root, made)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
});

test.each([
  ['png', () => noise(2100, 1500).png({ compressionLevel: 0 })],
  ['avif', () => noise(900, 700).avif({ effort: 0, quality: 60 })],
  ['tiff', () => noise(2100, 1500).tiff()],
])('a large %s becomes small enough to be sent', async (format, make) => {
  const { bytes, width } = await add(await photo(`a.${format}`, make()));
  expect(bytes).toBeLessThanOrEqual(500_000);
  expect(width).toBeLessThanOrEqual(2000);
});

test.each([
  [
    'a photograph of a phone',
    async () => {
      const file = path.join(root, 'a.heic');
      writeFileSync(file, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]));
      return file;
    },
    'export it as JPEG',
  ],
  [
    'a moving picture',
    async () => {
      const frame = await noise(700, 700).png().toBuffer();
      const file = path.join(root, 'a.gif');
      writeFileSync(
        file,
        await sharp([frame, await noise(700, 700).png().toBuffer()], { join: { animated: true } })
          .gif()
          .toBuffer(),
      );
      return file;
    },
    'export one frame',
  ],
  ['a tiny picture', () => photo('a.png', noise(300, 200).png()), 'needs at least 600'],
  [
    'a text',
    async () => {
      const file = path.join(root, 'a.jpg');
      writeFileSync(file, 'not a photograph');
      return file;
    },
    'is no photograph that can be read',
  ],
  ['a file that is not there', async () => path.join(root, 'none.jpg'), 'there is no file'],
])('%s is rejected with the way out, and nothing changes', async (_, make, reason) => {
  const before = entry();
  await expect(add(await make())).rejects.toThrow(reason);
  expect(entry()).toEqual(before);
  expect(existsSync(path.join(root, 'public/photos'))).toBe(false);
});

test('a slot that does not exist lists those that exist', async () => {
  const file = await photo('a.jpg', noise(900, 700).jpeg());
  await expect(add(file, 'tile/hares')).rejects.toThrow(
    /no slot 'tile\/hares'; of this kind there are tile\/.*tile\/cats/,
  );
  await expect(add(file, 'photo/cats')).rejects.toThrow(/the kinds are pack, /);
});

test('a dry run writes nothing', async () => {
  const before = entry();
  await importSlotPhoto(root, { file: await photo('a.jpg', noise(900, 700).jpeg()), slot: 'tile/cats', alt: {} }, true);
  expect(entry()).toEqual(before);
});
