import { type BrandColourName, textColourOn } from '@/lib/config/brand-colours';
import { selectFeaturedProducts } from '@/lib/content/featured-products';
import { sharp } from '@/lib/media/sharp';
import { drawLogoGroup } from './brand-marks';
import { categoryScenes } from './category-tiles';
import { heroScenes } from './heroes';
import type { OgCardContent } from './list-og-cards';
import { drawTextAsPath, getPackColours } from './pack-parts';
import { drawPack } from './packs';
import { sceneByPage } from './page-scenes';
import { resolvePostScene } from './post-scenes';
import { readArtProducts } from './read-art-products';
import { drawMeanderBand } from './scene-parts';
import type { SceneDefinition } from './scene-types';
import { discElement, rectElement } from './svg';
import { measureText, type OutlineTextStyleName, wrapTextEvenly } from './text-outlines';

const [width, height, ground] = [1200, 630, 540];
const left = 72;

type Box = { max: number; min: number; lines: number; leading: number; height: number };
const wide = 540;

/** Returns the largest size at which the text fits its box, with its lines; undefined if none does. */
async function fitText(
  text: string,
  style: OutlineTextStyleName,
  { max, min, lines: maxLines, leading, height: tall }: Box,
) {
  for (let size = max; size >= min; size -= 2) {
    const lines = await wrapTextEvenly(text, style, size, wide);
    const maxLineWidth = Math.max(...(await Promise.all(lines.map((part) => measureText(part, style, size)))));
    if (lines.length <= maxLines && lines.length * size * leading <= tall && maxLineWidth <= wide)
      return { lines, size };
  }
  return undefined;
}

const scaled = ({ subject }: SceneDefinition, scale: number) =>
  `<g transform="translate(${905 - 2000 * scale} ${ground}) scale(${scale})">${subject(2000, 0, 4000)}</g>`;

const pageScenes: Record<string, SceneDefinition | undefined> = {
  ...sceneByPage,
  home: heroScenes['maera-star'],
  products: heroScenes['rooster-dawn'],
  'complete-raw-meals': heroScenes['ox-field'],
  credits: sceneByPage.blog,
  privacy: sceneByPage.faq,
  terms: sceneByPage.faq,
};

const packs = new Map<string, string>();

/** Draws packs in three colours on one shelf, as on the comparison page. */
async function threePacks(): Promise<string> {
  const shown = selectFeaturedProducts(readArtProducts().map((product) => ({ ...product, ...product.facts }))).slice(
    0,
    3,
  );
  const places = [
    { x: 565, y: 203, width: 262 },
    { x: 730, y: 142, width: 310 },
    { x: 943, y: 203, width: 262 },
  ];
  const drawn = await Promise.all(
    shown.map(async (product, index) => {
      const { x, y, width: wide } = places[index] ?? { x: 0, y: 0, width: 0 };
      return (await drawPack(product, 'minced-1kg'))
        .replaceAll('id="', `id="p${index}`)
        .replaceAll('url(#', `url(#p${index}`)
        .replace('<svg ', `<svg x="${x}" y="${y}" `)
        .replace(/width="480" height="640"/, `width="${wide}" height="${(wide * 4) / 3}"`);
    }),
  );
  return drawn.join('');
}

async function picture({
  kind,
  slug,
}: OgCardContent): Promise<{ field: BrandColourName; key: BrandColourName; art: string }> {
  if (kind === 'product') {
    const product = readArtProducts().find((one) => one.slug === slug);
    const format = product?.facts.formats[0];
    if (!product || !format) throw new Error(`No product ${slug}`);
    const { field } = getPackColours(product);
    const drawn = packs.get(slug) ?? (await drawPack(product, format));
    packs.set(slug, drawn);
    const svg = drawn
      .replace('<svg ', '<svg x="725" y="70" ')
      .replace(/width="480" height="640"/, 'width="360" height="480"');
    return {
      field,
      key: field === 'wine' || field === 'plum' || field === 'sea' || field === 'olive' ? 'saffron' : field,
      art: discElement(905, 310, 250, 'limestone') + svg,
    };
  }
  if (kind === 'page' && slug === 'compare') return { field: 'sea', key: 'saffron', art: await threePacks() };
  const tile = kind === 'page' ? categoryScenes[slug] : undefined;
  if (tile) return { field: tile.field, key: tile.key, art: scaled(tile, 1.05) };
  const scene = (kind === 'post' ? resolvePostScene(slug) : pageScenes[slug]) ?? heroScenes['olive-grove'];
  return { field: scene.field, key: scene.key, art: scaled(scene, 0.66) };
}

/** Returns the card as SVG, 1200 x 630: text as outlines on the left, the picture on the right, the meander below. */
export async function drawOgCard(one: OgCardContent): Promise<string> {
  const { field, key, art } = await picture(one);
  const ink = textColourOn(field);
  const title =
    (await fitText(one.title, 'display', { max: 78, min: 66, lines: 3, leading: 1.06, height: 284 })) ??
    (await fitText(one.title, 'display', { max: 64, min: 30, lines: 5, leading: 1.06, height: 284 }));
  if (!title) throw new Error(`The title of ${one.locale}/${one.key} does not fit its card: ${one.title}`);
  const titleHeight = title.lines.length * title.size * 1.06;
  const room = 326 - titleHeight;
  const subtitle = one.subtitle
    ? await fitText(one.subtitle, 'body', { max: 30, min: 22, lines: 3, leading: 1.3, height: room })
    : undefined;
  const block = titleHeight + (subtitle ? 18 + subtitle.lines.length * subtitle.size * 1.3 : 0);
  const top = 136 + Math.max(0, (344 - block) / 2);
  let paths = '';
  for (const [index, part] of title.lines.entries())
    paths += await drawTextAsPath(part, 'display', title.size, left, top + title.size * (0.8 + index * 1.06), ink, 0);
  for (const [index, part] of (subtitle?.lines ?? []).entries())
    paths += await drawTextAsPath(
      part,
      'body',
      subtitle?.size ?? 0,
      left,
      top + titleHeight + 18 + (subtitle?.size ?? 0) * (0.8 + index * 1.3),
      ink,
      0,
    );
  const brand = `<g transform="translate(${left} 46) scale(.58)">${await drawLogoGroup(ink, ink)}</g>`;
  const base = rectElement(0, ground, width, height - ground, 'ink') + drawMeanderBand(width, ground - 6, 'ink', key);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rectElement(0, 0, width, height, field)}${art}${base}${brand}${paths}</svg>`;
}

/** Returns the card as a PNG of at most 64 colours. */
export const convertCardSvgToPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer();
