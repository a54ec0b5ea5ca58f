import { Document, renderToBuffer } from '@react-pdf/renderer';
import { loadFaces, missingCharacters } from '@/documents/kit/fonts';
import { type Type, typeset } from '@/documents/kit/typography';
import { registerBreaks } from '@/documents/kit/word-breaks';
import { CatalogueDocument } from './document';
import type { CatalogueModel } from './model';
import { paginate } from './pages';
import { ProductPage } from './product-page';

const strings = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(strings).join('')
      : '';

let documents = 0;

/** Scales of the type; the first at which every page holds its text is used. */
const textScales = [1, 0.94, 0.88, 0.82];

/**
 * Draws the catalogue of one language as a PDF document that carries the stamp; the same words give the same bytes.
 * Throws an error when a character has no face or a page does not hold its text in the smallest size.
 */
export async function drawCatalogue(source: CatalogueModel, stamp: string): Promise<Buffer> {
  const model = normalized(source);
  registerBreaks();
  documents += 1;
  const faces = await loadFaces(`catalogue-${documents}`, { han: model.tag.startsWith('zh') });
  const usedCharacters = { body: strings(model), display: displayed(model) };
  for (const style of ['body', 'display'] as const) {
    const missing = missingCharacters(usedCharacters[style], faces[style]);
    if (missing.length) throw new Error(`catalogue ${model.locale}: no ${style} face draws ${missing.join(' ')}`);
  }
  const { count } = paginate(model);
  let pages = 0;
  for (const scale of textScales) {
    const type = typeset(faces, model.tag, scale);
    const bytes = await renderToBuffer(<CatalogueDocument model={model} type={type} stamp={stamp} />);
    pages = pagesOf(bytes) ?? 0;
    if (pages === count) return bytes;
  }
  const long = await overlong(model, typeset(faces, model.tag, textScales.at(-1)));
  const which = long.map((slug) => `the words of content/products/${slug}/${model.locale}.json`).join(' and ');
  throw new Error(
    `catalogue ${model.locale}: ${pages} pages instead of ${count}: ${which || 'the words of a page'} do not fit their page, make them shorter`,
  );
}

const pagesOf = (document: Buffer) => document.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** The products whose words need more than the page they have, each drawn by itself. */
async function overlong(model: CatalogueModel, type: Type): Promise<string[]> {
  const found: string[] = [];
  for (const { line, products } of paginate(model).lines)
    for (const { product, page } of products) {
      const alone = <ProductPage model={model} line={line} product={product} page={page} type={type} />;
      if (pagesOf(await renderToBuffer(<Document>{alone}</Document>)) !== 1) found.push(product.slug);
    }
  return found;
}

/** Every text that is set as a headline. */
function displayed({ brand, labels, range, lines, handling, exports, contact }: CatalogueModel): string {
  const products = lines.flatMap((line) => line.products);
  return [
    ...[brand.name, labels.heading, labels.contents, range.heading, handling.heading, exports.heading, contact.heading],
    ...lines.map(({ name }) => name),
    ...products.flatMap(({ name, energy }) => [name, ...energy.map(({ value }) => value)]),
    '0123456789',
  ].join('');
}

/** Composed characters only, and no-break spaces of a kind that the faces have. */
function normalized(model: CatalogueModel): CatalogueModel {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0')) as CatalogueModel;
}
