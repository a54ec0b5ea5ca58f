import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CopyableSignedLink } from '@/components/admin/media/signed-link-form';
import { getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import { maxFileBytesByBucket, mediaBucketNames } from '@/lib/media/buckets';
import { listUploadNameCandidates, slugifyFileStem } from '@/lib/media/file-name';
import { mediaSlotNames } from '@/lib/media/media-slots';
import { checkAndReencodeUpload } from '@/lib/media/process-upload';
import { sharp } from '@/lib/media/sharp';
import { setCachedSlotOverrides } from '@/lib/media/slot-overrides-in-memory';

const picture = (width = 40, height = 20, background = '#b4482a') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '37/1 58/1 0/1' } })
    .toBuffer();

const tiffHeader = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
const tiffTags = [256, 257, 258, 259, 262, 273, 277, 278, 279] as const;
const tiffPageBytes = 2 + tiffTags.length * 12 + 4 + 1;

/** A page of a TIFF at an offset: one grey dot, because sharp cannot write several pages. */
const tiffPage = (offset: number, more: boolean) => {
  const values = [1, 1, 8, 1, 1, offset + tiffPageBytes - 1, 1, 1, 1];
  const bytes = Buffer.alloc(tiffPageBytes);
  bytes.writeUInt16LE(tiffTags.length, 0);
  for (const [index, tag] of tiffTags.entries()) {
    bytes.writeUInt16LE(tag, 2 + index * 12);
    bytes.writeUInt16LE(4, 4 + index * 12);
    bytes.writeUInt32LE(1, 6 + index * 12);
    bytes.writeUInt32LE(values[index] ?? 0, 10 + index * 12);
  }
  bytes.writeUInt32LE(more ? offset + tiffPageBytes : 0, tiffPageBytes - 5);
  bytes[tiffPageBytes - 1] = 128;
  return bytes;
};

describe('accepted uploads', () => {
  test('an image is re-encoded: WebP, without camera metadata, rotated upright', async () => {
    const jpeg = await sharp(await picture())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain('Exif');
    const file = await checkAndReencodeUpload(jpeg, 'photo.exe', 'site-files');
    if (!file.ok) throw new Error(file.reason);
    expect(file).toMatchObject({ type: 'image/webp', extension: 'webp', width: 20, height: 40 });
    const read = await sharp(file.bytes).metadata();
    expect([read.format, read.exif, read.xmp, read.orientation]).toEqual(['webp', undefined, undefined, undefined]);
    expect(file.bytes.toString('latin1')).not.toContain('Secret Owner');
  });

  test('a large image is scaled down in proportion', async () => {
    const file = await checkAndReencodeUpload(await picture(4800, 1200), 'x.jpg', 'site-files');
    expect(file).toMatchObject({ ok: true, width: 2400, height: 600 });
  });

  test('a still GIF and a CMYK photograph become pictures for screens', async () => {
    const gif = await sharp(await picture())
      .gif()
      .toBuffer();
    expect(await checkAndReencodeUpload(gif, 'x.gif', 'site-files')).toMatchObject({ ok: true, type: 'image/webp' });
    const cmyk = await sharp(await picture())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const file = await checkAndReencodeUpload(cmyk, 'x.jpg', 'site-files');
    if (!file.ok) throw new Error(file.reason);
    expect((await sharp(file.bytes).metadata()).space).toBe('srgb');
  });

  test('a photograph of a phone and an animation are rejected, each with its reason', async () => {
    for (const brand of ['heic', 'heix', 'mif1']) {
      const photo = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
      expect(await checkAndReencodeUpload(photo, 'IMG_0001.JPG', 'site-files'), brand).toEqual({
        ok: false,
        reason: 'heic',
      });
    }
    const frames = [await picture(), await picture(40, 20, '#2a48b4')];
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect(await checkAndReencodeUpload(moving, 'x.png', 'site-files'), format).toEqual({
        ok: false,
        reason: 'animation',
      });
    }
  });

  test('a scan of several pages is rejected, one of a single page is a picture', async () => {
    const scan = Buffer.concat([tiffHeader, tiffPage(8, true), tiffPage(8 + tiffPageBytes, false)]);
    expect((await sharp(scan).metadata()).pages).toBe(2);
    expect(await checkAndReencodeUpload(scan, 'scan.tif', 'site-files')).toEqual({ ok: false, reason: 'pages' });
    const single = Buffer.concat([tiffHeader, tiffPage(8, false)]);
    expect(await checkAndReencodeUpload(single, 'scan.tif', 'site-files')).toMatchObject({ ok: true, width: 1 });
  });

  test('documents are detected by content, and accepted by the bucket for them', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj');
    expect(await checkAndReencodeUpload(pdf, 'x.jpg', 'site-files')).toMatchObject({
      ok: true,
      type: 'application/pdf',
      extension: 'pdf',
    });
    const csv = Buffer.from('είδος;τιμή\nκιμάς;4,50\n');
    expect(await checkAndReencodeUpload(csv, 'prices.csv', 'staff-files')).toMatchObject({
      ok: true,
      type: 'text/csv',
    });
    expect(await checkAndReencodeUpload(csv, 'prices.csv', 'site-files')).toEqual({ ok: false, reason: 'kind' });
    expect(await checkAndReencodeUpload(csv, 'prices.pdf', 'staff-files')).toEqual({ ok: false, reason: 'kind' });
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'photo.jpg'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'photo.png'],
    ['a page that calls itself a list', 'a,b\n<script>alert(1)</script>', 'list.csv'],
    ['a list with a picture from elsewhere', 'a,b\n<img src=x onerror=alert(1)>', 'list.csv'],
    ['a list that is none', 'no separator', 'list.csv'],
    ['a list with characters that no text has', 'a,b\u0000c', 'list.csv'],
    ['a list in no UTF-8', 'a,b\u00ff', 'list.csv'],
    ['a list that ends as a program', 'a,b', 'list.csv.exe'],
    ['a program', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'price-list.pdf'],
  ])('%s is rejected, whatever its name', async (_, content, name) => {
    for (const bucket of ['site-files', 'staff-files'] as const)
      expect(await checkAndReencodeUpload(Buffer.from(content, 'latin1'), name, bucket)).toEqual({
        ok: false,
        reason: 'kind',
      });
  });

  test('a list of unclosed tags is scanned as fast as any other', async () => {
    const since = performance.now();
    const list = Buffer.from(`a,b\n${'<a'.repeat(60_000)}`);
    expect(await checkAndReencodeUpload(list, 'list.csv', 'staff-files')).toMatchObject({ ok: true, type: 'text/csv' });
    expect(performance.now() - since).toBeLessThan(1000);
  });

  test('an empty, oversized or truncated image is rejected with the reason', async () => {
    expect(await checkAndReencodeUpload(Buffer.alloc(0), 'x.jpg', 'site-files')).toEqual({
      ok: false,
      reason: 'empty',
    });
    const sized = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7')], bytes);
    const limit = maxFileBytesByBucket['site-files'];
    expect(await checkAndReencodeUpload(sized(limit), 'x.pdf', 'site-files')).toMatchObject({ ok: true });
    expect(await checkAndReencodeUpload(sized(limit + 1), 'x.pdf', 'site-files')).toEqual({
      ok: false,
      reason: 'size',
    });
    const half = (await picture(400, 400)).subarray(0, 300);
    expect(await checkAndReencodeUpload(half, 'x.jpg', 'site-files')).toEqual({ ok: false, reason: 'picture' });
  });
});

test('file names are converted for URLs, in any script', () => {
  expect(slugifyFileStem('Τιμοκατάλογος Χονδρικής 2026.PDF')).toBe('timokatalogos-chondrikis-2026');
  expect(slugifyFileStem('../../狗.png')).toBe('file');
  expect(listUploadNameCandidates('a', 'pdf').slice(0, 3)).toEqual(['a.pdf', 'a-2.pdf', 'a-3.pdf']);
});

test('a slot shows the uploaded image, and its own again after its removal', () => {
  const slot = mediaSlotNames[0] ?? '';
  const own = getSlotPicture(slot, 'gr');
  const chosen = { file: '/api/files/photos/a.webp', width: 10, height: 20 };
  expect(setCachedSlotOverrides(new Map([[slot, chosen]]))).toBe(true);
  expect(getSlotPicture(slot, 'gr')).toEqual({ ...own, ...chosen });
  expect(setCachedSlotOverrides(new Map([[slot, chosen]]))).toBe(false);
  expect(setCachedSlotOverrides(new Map())).toBe(true);
  expect(getSlotPicture(slot, 'gr')).toEqual(own);
});

test('the backup instructions for a hosted project name its buckets', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/backup.md'), 'utf8');
  for (const bucket of mediaBucketNames) expect(guide).toContain(`\`${bucket}\``);
});

test('a new link is also rendered on the server, for browsers without scripts', () => {
  const path = '/api/files/signed/staff-files/other/a.pdf?token=x';
  const html = renderToStaticMarkup(
    createElement(CopyableSignedLink, { path, labels: { copyLink: 'Copy', linkCopied: 'Copied' } }),
  );
  expect(html).toContain(`href="${path}"`);
});
