import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { sharp } from '@/lib/media/sharp';
import { checkPictureFile } from '@/scripts/content-check/check-picture-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(folder, 'photos'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 170, g: 80, b: 80 } } });
/** A picture that cannot be compressed, so that half of its file is half of its pixels. */
const noise = () => {
  const bytes = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919 * (at % 251)) % 256));
  return sharp(bytes, { raw: { width: 300, height: 200, channels: 3 } });
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const frames = Buffer.concat([Buffer.alloc(60 * 40 * 3, 10), Buffer.alloc(60 * 40 * 3, 200)]);
const moving = () =>
  sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inner}</svg>`);

const problemsOf = async (name: string, bytes: Buffer) => {
  writeFileSync(path.join(folder, 'photos', name), bytes);
  return (await checkPictureFile(`/photos/${name}`, folder)).problems;
};

test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['of another kind than its ending', 'a.webp', () => plain().png().toBuffer(), /is in truth a file of the kind png/],
  ['that moves', 'b.webp', moving, /moves, and pages show still pictures/],
  [
    'turned by the camera only',
    'c.jpg',
    () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    /turned only by a mark/,
  ],
  ['in the colours of print', 'd.jpg', () => plain().toColourspace('cmyk').jpeg().toBuffer(), /CMYK/],
  [
    'that says where it was taken',
    'e.jpg',
    () =>
      plain()
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' } })
        .jpeg()
        .toBuffer(),
    /says where it was taken/,
  ],
  ['with too many pixels', 'f.png', () => plain(4001, 10).png().toBuffer(), /4001 x 10 pixels, more than the 4000/],
  ['of which half is missing', 'g.jpg', async () => half(await noise().jpeg().toBuffer()), /copied only in part/],
  ['of which half is missing', 'h.png', async () => half(await noise().png().toBuffer()), /copied only in part/],
  ['that is none', 'i.jpg', () => Buffer.from(''), /is not an image/],
  ['with a program', 'j.svg', () => svg('<script>alert(1)</script>'), /contains a program/],
  ['that loads another', 'k.svg', () => svg('<image href="https://x.example/t.gif"/>'), /contains a program or loads/],
])('a picture %s is reported: %s', async (_what, name, bytes, problem) => {
  expect(await problemsOf(name, await bytes())).toEqual([expect.stringMatching(problem)]);
});

test('pictures in order are accepted', async () => {
  expect(
    await problemsOf(
      'l.jpg',
      await plain()
        .withExif({ IFD0: { Artist: 'Anna' } })
        .jpeg()
        .toBuffer(),
    ),
  ).toEqual([]);
  expect(await problemsOf('m.avif', await plain().avif().toBuffer())).toEqual([]);
  expect(await problemsOf('n.svg', svg('<path d="M0 0h9"/>'))).toEqual([]);
});

test('a drawing is only scaled, so that its size does not matter', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="4800" height="200"><path d="M0 0h9"/></svg>';
  expect(await problemsOf('o.svg', Buffer.from(wide))).toEqual([]);
});

test('a photograph with a false field of a camera, which browsers show, is accepted', async () => {
  const bytes = Buffer.from(await noise().jpeg().toBuffer());
  // The end of the spectrum in the head of the scan, which is always 63 in such files.
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda])) + 2;
  bytes[scan + bytes.readUInt16BE(scan) - 2] = 0;
  expect(await problemsOf('p.jpg', bytes)).toEqual([]);
});

test('a name with other capitals, which only some systems open, is reported on every system', async () => {
  writeFileSync(path.join(folder, 'photos/Dog.jpg'), await plain().jpeg().toBuffer());
  expect(await checkPictureFile('/photos/dog.jpg', folder)).toEqual({
    problems: [
      expect.stringMatching(/there is no .*photos\/dog\.jpg, but Dog\.jpg: capitals and small letters differ$/),
    ],
    pixels: null,
  });
});

test('a folder whose capitals differ is not the folder of the file', async () => {
  writeFileSync(path.join(folder, 'photos/cat.jpg'), await plain().jpeg().toBuffer());
  expect((await checkPictureFile('/photos/cat.jpg', folder)).problems).toEqual([]);
  expect((await checkPictureFile('/Photos/cat.jpg', folder)).problems).toEqual([
    expect.stringMatching(/there is no .*Photos\/cat\.jpg, but photos: capitals and small letters differ$/),
  ]);
});

test.each([
  ['/photos/DOG.JPG', 'ends with .JPG: write the ending in small letters, here and in the name of the file'],
  ['/photos/my dog.jpg', 'rename the file with Latin letters, digits and hyphens alone'],
  ['/photos/σκύλος.jpg', 'rename the file with Latin letters, digits and hyphens alone'],
  ['\\photos\\dog.jpg', 'write / instead of \\'],
  ['public/photos/dog.jpg', "leave out 'public'"],
  ['/photos/dog.heic', 'pages show .svg, .png, .jpg'],
  ['/../content/dog.jpg', 'a path from the site root'],
  ['https://pictures.example/dog.jpg', 'a path from the site root'],
])('the path %s is rejected with the way to correct it', (file, advice) => {
  const { error } = mediaSlotsSchema.safeParse({ 'tile/cats': { file, width: 10, height: 10 } });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(advice)]);
});
