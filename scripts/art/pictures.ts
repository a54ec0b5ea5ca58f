import { existsSync, readFileSync } from 'node:fs';
import { mediaSlotsSchema } from '@/components/art/media-slots-schema';
import { readValidatedJson } from '../read-json';
import { drawAppIcon, drawBrandMark, drawLogo, drawMeanderTile, renderAppIconPng, renderFavicon } from './brand-marks';
import { categoryScenes, drawCategoryTile } from './category-tiles';
import { drawHero, heroScenes } from './heroes';
import { languageFlags } from './language-flags';
import { buildLeadMapLayoutJson, drawLeadMapShapes } from './lead-count-map';
import { drawMapPreviewLand } from './map-preview-land';
import { drawMarketsMap } from './markets-map';
import { drawPack } from './packs';
import { drawScene, sceneByPage } from './page-scenes';
import { listWrittenOrPlannedSlugs, resolvePostScene } from './post-scenes';
import { readArtProducts } from './read-art-products';
import { buildStoreMapLandGeoJson } from './store-map-land';
import { writeIfChanged } from './write-if-changed';

/** A picture to build: the file under the project root and a function that returns its bytes. */
export type PictureToDraw = { file: string; make: () => string | Buffer | Promise<string | Buffer> };

const each = <T>(set: Record<string, T>, folder: string, draw: (one: T) => string): PictureToDraw[] =>
  Object.entries(set).map(([name, one]) => ({ file: `public/art/${folder}/${name}.svg`, make: () => draw(one) }));

/** Returns every picture except the Open Graph images. */
export function listPicturesToDraw(): PictureToDraw[] {
  return [...listPicturesOfProductsAndPosts(), ...listPicturesOfPages()];
}

function listPicturesOfProductsAndPosts(): PictureToDraw[] {
  const packs = readArtProducts().flatMap((product) =>
    product.facts.formats.map((format) => ({
      file: `public/art/packs/${product.slug}-${format}.svg`,
      make: () => drawPack(product, format),
    })),
  );
  const posts = listWrittenOrPlannedSlugs().map((slug) => ({
    file: `public/art/posts/${slug}.svg`,
    make: () => drawScene(resolvePostScene(slug)),
  }));
  return [...packs, ...posts];
}

/** The pictures that do not depend on products and posts. */
function listPicturesOfPages(): PictureToDraw[] {
  const tall = Object.entries(heroScenes).map(([name, one]) => ({
    file: `public/art/hero/${name}-tall.svg`,
    make: () => drawHero(one, true),
  }));
  return [
    ...each(heroScenes, 'hero', (one) => drawHero(one, false)),
    ...tall,
    ...each(sceneByPage, 'sections', drawScene),
    ...each(categoryScenes, 'tiles', drawCategoryTile),
    ...each(languageFlags, 'flags', (svg) => svg),
    { file: 'public/art/maps/export-markets.svg', make: () => drawMarketsMap(false) },
    { file: 'public/art/maps/export-markets-tall.svg', make: () => drawMarketsMap(true) },
    { file: 'components/admin/dashboard/lead-map.json', make: buildLeadMapLayoutJson },
    { file: 'public/art/lead-maps/europe.svg', make: () => drawLeadMapShapes('europe') },
    { file: 'public/art/lead-maps/world.svg', make: () => drawLeadMapShapes('world') },
    { file: 'public/art/maps/stores.svg', make: drawMapPreviewLand },
    { file: 'public/art/maps/coast.json', make: () => JSON.stringify(buildStoreMapLandGeoJson()) },
    { file: 'public/art/brand/logo.svg', make: () => drawLogo('clay', 'ink') },
    { file: 'public/art/brand/logo-dark.svg', make: () => drawLogo('saffron', 'paper') },
    { file: 'public/art/brand/mark.svg', make: () => drawBrandMark('clay') },
    { file: 'public/art/brand/mark-dark.svg', make: () => drawBrandMark('saffron') },
    { file: 'public/art/brand/meander.svg', make: drawMeanderTile },
    { file: 'app/icon.svg', make: () => drawAppIcon() },
    { file: 'app/apple-icon.png', make: () => renderAppIconPng(180) },
    { file: 'public/favicon.ico', make: renderFavicon },
    { file: 'public/icons/icon-192.png', make: () => renderAppIconPng(192) },
    { file: 'public/icons/icon-512.png', make: () => renderAppIconPng(512) },
    { file: 'public/icons/icon-maskable-512.png', make: () => renderAppIconPng(512, 9) },
  ];
}

/** Writes the pictures that changed. Returns a message with their number. */
export async function buildPictures(): Promise<string> {
  const all = listPicturesToDraw();
  let written = 0;
  for (const { file, make } of all) if (writeIfChanged(file, await make())) written++;
  return `${all.length} pictures, ${written} changed`;
}

/**
 * Draws the pictures without a file and adds their slots. Returns a message with their number, or
 * an empty string if none was missing.
 */
export async function buildMissingPicturesAndSlots(): Promise<string> {
  const missing = listPicturesToDraw().filter(({ file }) => !existsSync(file));
  for (const { file, make } of missing) writeIfChanged(file, await make());
  const slotted = addMissingMediaManifestEntries();
  return missing.length ? `${missing.length} missing pictures drawn, ${slotted}` : '';
}

const slots: [RegExp, string][] = [
  [/^public\/art\/(hero)\/(.+)\.svg$/, 'hero'],
  [/^public\/art\/(sections)\/(.+)\.svg$/, 'section'],
  [/^public\/art\/(posts)\/(.+)\.svg$/, 'post'],
  [/^public\/art\/(tiles)\/(.+)\.svg$/, 'tile'],
  [/^public\/art\/(maps)\/(.+)\.svg$/, 'map'],
  [/^public\/art\/(packs)\/(.+)\.svg$/, 'pack'],
  [/^public\/art\/(brand)\/(.+)\.svg$/, 'brand'],
];

/** The slot of a drawing: `tile/cats`; null if pages show it without one. */
function slotOfDrawing(file: string): string | null {
  for (const [pattern, kind] of slots) {
    const name = pattern.exec(file)?.[2];
    if (name) return `${kind}/${name}`;
  }
  return null;
}

/** The slots that the pages of the site have, apart from those of single products and posts. */
export const listSlotsOfPages = (): string[] => listPicturesOfPages().flatMap(({ file }) => slotOfDrawing(file) ?? []);

/**
 * Adds a slot to content/media.json for every drawing without one. Existing entries
 * belong to the owner and stay unchanged.
 */
export function addMissingMediaManifestEntries(): string {
  const manifest = 'content/media.json';
  const known = existsSync(manifest) ? readValidatedJson(manifest, mediaSlotsSchema) : {};
  const all: typeof known = { ...known };
  for (const { file } of listPicturesToDraw()) {
    const slot = slotOfDrawing(file);
    if (!slot || all[slot]) continue;
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    all[slot] = { file: file.replace(/^public/, ''), width: Number(width), height: Number(height) };
  }
  writeIfChanged(manifest, `${JSON.stringify(all, null, 2)}\n`);
  return `${Object.keys(all).length} media slots, ${Object.keys(all).length - Object.keys(known).length} new`;
}
