import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandColours, textColourOn } from '@/lib/config/brand-colours';
import { productColours, proteinColours } from '@/lib/content/product-colours';
import { sharp } from '@/lib/media/sharp';
import { findOutdatedOgCards } from '@/scripts/art/build-og-cards';
import { drawHero, heroScenes } from '@/scripts/art/heroes';
import { languageFlags } from '@/scripts/art/language-flags';
import { drawPack } from '@/scripts/art/packs';
import { listPicturesToDraw } from '@/scripts/art/pictures';
import { readArtProducts } from '@/scripts/art/read-art-products';

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const drawings = files('public/art').filter((file) => file.endsWith('.svg'));

function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a = 0, b = 0] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

describe('packs', () => {
  it('exist for every product in every format', () => {
    const expected = readArtProducts().flatMap(({ slug, facts }) =>
      facts.formats.map((format) => `public/art/packs/${slug}-${format}.svg`),
    );
    expect(expected.filter((file) => !existsSync(file))).toEqual([]);
    expect(readdirSync('public/art/packs')).toHaveLength(expected.length);
  });

  it('are at most 6 kB compressed', () => {
    const heavy = files('public/art/packs').filter((file) => gzipSync(readFileSync(file)).length > 6144);
    expect(heavy).toEqual([]);
  });

  it('are reproducible, and equal the committed ones', async () => {
    for (const slug of ['turkey-sensitive', 'yummy']) {
      const product = readArtProducts().find((one) => one.slug === slug);
      const format = product?.facts.formats[0];
      if (!product || !format) throw new Error(`no product ${slug}`);
      const once = await drawPack(product, format);
      expect(await drawPack(product, format)).toBe(once);
      expect(readFileSync(`public/art/packs/${slug}-${format}.svg`, 'utf8')).toBe(once);
    }
  });
});

describe('scenes', () => {
  it('equal the committed ones, wide and tall', () => {
    for (const tall of [false, true])
      expect(readFileSync(`public/art/hero/maera-star${tall ? '-tall' : ''}.svg`, 'utf8')).toBe(
        drawHero(heroScenes['maera-star'], tall),
      );
  });

  it('are all built by the generator, without stale files', () => {
    const built = listPicturesToDraw()
      .map(({ file }) => file)
      .filter((file) => file.startsWith('public/art/') && file.endsWith('.svg'));
    expect([...drawings].sort()).toEqual([...built].sort());
  });

  it('need no font, no gradient and no filter, and stay under 10 kB compressed, the maps of the staff area under 40', () => {
    for (const file of drawings) {
      const svg = readFileSync(file, 'utf8');
      expect(svg, file).not.toMatch(/<text|Gradient|<filter|NaN|undefined|Infinity/);
      expect(gzipSync(svg).length, file).toBeLessThanOrEqual(file.includes('/lead-maps/') ? 40_960 : 10_240);
    }
  });
});

it('favicon.ico is readable for browsers without SVG icons', async () => {
  const file = readFileSync('public/favicon.ico');
  const [start, length] = [file.readUInt32LE(18), file.readUInt32LE(14)];
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 48, 48]));
  expect(file.length).toBe(start + length);
  expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});

describe('flags', () => {
  it('have their official proportions', () => {
    const ratios = Object.entries(languageFlags).map(([code, svg]) => {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      return [code, (Number(width) / Number(height)).toFixed(2)];
    });
    expect(Object.fromEntries(ratios)).toEqual({
      gr: '1.50',
      en: '2.00',
      es: '1.50',
      ru: '1.50',
      cn: '1.50',
      fr: '1.50',
      bg: '1.67',
      lv: '2.00',
      it: '1.50',
    });
  });
});

describe('palette', () => {
  it('has text with 4.5:1 on every field', () => {
    for (const field of Object.values(proteinColours))
      expect(contrast(brandColours[field], brandColours[textColourOn(field)]), field).toBeGreaterThanOrEqual(4.5);
  });

  it('gives a second protein its own band', () => {
    expect(productColours({ proteins: ['beef'] })).toEqual({ field: 'wine', ink: 'paper' });
    expect(productColours({ proteins: ['chicken', 'fish'] })).toEqual({ field: 'saffron', ink: 'ink', band: 'sea' });
    expect(productColours({ proteins: ['rabbit', 'goat'] })).toEqual({ field: 'olive', ink: 'paper' });
  });
});

it('the pictures for social networks have the texts of today', () => {
  // After a changed heading every build draws them; `npm run art -- og` does it at once.
  expect(findOutdatedOgCards()).toEqual([]);
});
