import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueDrawingNameByPage } from './catalogue-drawing-names';
import type { CataloguePdfModel } from './catalogue-pdf-model';

const packages = ['@react-pdf/renderer', '@expo-google-fonts/commissioner', '@expo-google-fonts/noto-sans-sc'];
const folders = ['documents/catalogue', 'documents/kit'];

const filesUnder = (folder: string, kind = /\.tsx?$/) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .sort()
    .map((name) => path.join(folder, name));

const drawings = ({ lines }: CataloguePdfModel) => [
  ...Object.values(catalogueDrawingNameByPage),
  ...lines.flatMap(({ scene, products }) => [scene, ...products.map(({ pack }) => pack)]),
];

/**
 * Returns a fingerprint of everything that a catalogue is made from: content, drawings, this program and its
 * packages. The document contains it.
 */
export function computeCatalogueFingerprint(model: CataloguePdfModel): string {
  const hash = createHash('sha256').update(JSON.stringify(model));
  const files = [
    ...drawings(model).map((name) => `public/art/${name}.svg`),
    ...folders.flatMap((folder) => filesUnder(folder)),
    ...filesUnder('assets/fonts', /\.ttf$/),
    'lib/config/brand-colours.ts',
    'lib/content/product-colours.ts',
  ];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  for (const name of packages)
    hash.update(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
  return `catalogue ${hash.digest('hex').slice(0, 32)}`;
}

/** True if the file is a catalogue with this stamp. */
export function isCatalogueCurrent(file: string, stamp: string): boolean {
  return existsSync(file) && readFileSync(file, 'latin1').includes(`(${stamp})`);
}
