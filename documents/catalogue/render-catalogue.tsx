import { Document, renderToBuffer } from '@react-pdf/renderer';
import { findMissingCharacters, loadPdfFonts } from '@/documents/kit/fonts';
import { registerBreakOpportunities } from '@/documents/kit/line-break-opportunities';
import { createTextStyles, type PdfTextStyles } from '@/documents/kit/typography';
import { CatalogueDocument } from './catalogue-document';
import type { CataloguePdfModel } from './catalogue-pdf-model';
import { paginateCatalogue } from './paginate-catalogue';
import { CatalogueProductPage } from './product-page';

const strings = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(strings).join('')
      : '';

let documents = 0;

/** Scales of the type. The first one at which no page overflows is used. */
const textScales = [1, 0.94, 0.88, 0.82];

/**
 * Renders the catalogue of one language as a PDF document with the stamp. The same content produces the same bytes.
 * Throws if no font has a character, or if a page overflows at the smallest scale.
 */
export async function renderCatalogueModelToPdf(source: CataloguePdfModel, stamp: string): Promise<Buffer> {
  const model = normalized(source);
  registerBreakOpportunities();
  documents += 1;
  const faces = await loadPdfFonts(`catalogue-${documents}`, { han: model.tag.startsWith('zh') });
  const usedCharacters = { body: strings(model), display: displayed(model) };
  for (const style of ['body', 'display'] as const) {
    const missing = findMissingCharacters(usedCharacters[style], faces[style]);
    if (missing.length) throw new Error(`catalogue ${model.locale}: no ${style} face draws ${missing.join(' ')}`);
  }
  const { count } = paginateCatalogue(model);
  let pages = 0;
  for (const scale of textScales) {
    const type = createTextStyles(faces, model.tag, scale);
    const bytes = await renderToBuffer(<CatalogueDocument model={model} type={type} stamp={stamp} />);
    pages = pagesOf(bytes) ?? 0;
    if (pages === count) return bytes;
  }
  const long = await overlong(model, createTextStyles(faces, model.tag, textScales.at(-1)));
  const which = long.map((slug) => `the words of content/products/${slug}/${model.locale}.json`).join(' and ');
  throw new Error(
    `catalogue ${model.locale}: ${pages} pages instead of ${count}: ${which || 'the words of a page'} do not fit their page, make them shorter`,
  );
}

const pagesOf = (document: Buffer) => document.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** Returns the products whose text overflows their page, by rendering each one separately. */
async function overlong(model: CataloguePdfModel, type: PdfTextStyles): Promise<string[]> {
  const found: string[] = [];
  for (const { line, products } of paginateCatalogue(model).lines)
    for (const { product, page } of products) {
      const alone = <CatalogueProductPage model={model} line={line} product={product} page={page} type={type} />;
      if (pagesOf(await renderToBuffer(<Document>{alone}</Document>)) !== 1) found.push(product.slug);
    }
  return found;
}

/** Returns every text that is set as a headline. */
function displayed({ brand, labels, range, lines, handling, exports, contact }: CataloguePdfModel): string {
  const products = lines.flatMap((line) => line.products);
  return [
    ...[brand.name, labels.heading, labels.contents, range.heading, handling.heading, exports.heading, contact.heading],
    ...lines.map(({ name }) => name),
    ...products.flatMap(({ name, energy }) => [name, ...energy.map(({ value }) => value)]),
    '0123456789',
  ].join('');
}

/** Returns the model with composed characters only, and with no-break spaces that the fonts contain. */
function normalized(model: CataloguePdfModel): CataloguePdfModel {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0')) as CataloguePdfModel;
}
