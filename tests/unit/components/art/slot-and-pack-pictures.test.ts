import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import { localeCodes } from '@/lib/i18n/locales';
import { sharp } from '@/lib/media/sharp';
import { listWrittenOrPlannedSlugs } from '@/scripts/art/post-scenes';
import { measureText, wrapTextEvenly, wrapTextToWidth } from '@/scripts/art/text-outlines';

const media = mediaSlotsSchema.parse(JSON.parse(readFileSync('content/media.json', 'utf8')));

describe('media manifest', () => {
  it('names files that exist, at their true size', async () => {
    for (const [slot, { file, width, height }] of Object.entries(media)) {
      const real = await sharp(`public${file}`).metadata();
      expect({ slot, width: real.width, height: real.height }).toEqual({ slot, width, height });
    }
  });

  it('has a slot for every post', () => {
    expect(listWrittenOrPlannedSlugs().filter((slug) => !media[`post/${slug}`])).toEqual([]);
  });

  it('describes in every language what the scene of a post shows', () => {
    const missing = listWrittenOrPlannedSlugs().flatMap((slug) =>
      localeCodes.filter((locale) => !media[`post/${slug}`]?.alt?.[locale]).map((locale) => `${slug} ${locale}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no alternative text twice, which would be one of another language or picture', () => {
    const texts = Object.values(media).flatMap(({ alt }) => Object.values(alt ?? {}));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(texts.filter((text) => text.length > 125)).toEqual([]);
  });

  it('returns an empty alternative text for decoration and rejects an unknown slot', () => {
    expect(getSlotPicture('hero/maera-star', 'en')).toEqual({
      file: '/art/hero/maera-star.svg',
      width: 1600,
      height: 900,
      alt: '',
    });
    expect(() => getSlotPicture('hero/nothing', 'en')).toThrow("no slot 'hero/nothing'");
  });

  it('rejects an alternative text without the fallback language', () => {
    const slot = { file: '/photos/kitchen.avif', width: 10, height: 10 };
    expect(mediaSlotsSchema.safeParse({ 'section/about': { ...slot, alt: { en: 'The kitchen' } } }).success).toBe(
      false,
    );
    expect(mediaSlotsSchema.safeParse({ 'section/about': { ...slot, alt: { gr: 'Η κουζίνα' } } }).success).toBe(true);
  });

  it('rejects a picture on another site, which the security policy would block', () => {
    for (const file of ['https://example.com/a.jpg', '//example.com/a.jpg'])
      expect(mediaSlotsSchema.safeParse({ 'section/about': { file, width: 10, height: 10 } }).success).toBe(false);
  });
});

describe('cards', () => {
  const found = existsSync('public/og')
    ? readdirSync('public/og', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
    : [];

  it('are 1200 x 630 and at most 60 kB', async () => {
    expect(found.length).toBeGreaterThan(30);
    for (const name of found) {
      const bytes = readFileSync(`public/og/${name}`);
      const { width, height } = await sharp(bytes).metadata();
      expect({ name, width, height, light: bytes.length <= 61_440 }).toEqual({
        name,
        width: 1200,
        height: 630,
        light: true,
      });
    }
  });

  it('wrap every script within the width', async () => {
    for (const altTexts of [
      'Πλήρες ωμό γεύμα για σκύλους',
      'Сырой корм для взрослых собак',
      'Pilnvērtīga svaiga barība suņiem',
      '为狗狗准备的完整生食，来自希腊',
    ]) {
      const lines = await wrapTextToWidth(altTexts, 'display', 70, 540);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(await measureText(line, 'display', 70)).toBeLessThanOrEqual(540);
      expect(await wrapTextEvenly(altTexts, 'display', 70, 540)).toHaveLength(lines.length);
    }
  });
});
