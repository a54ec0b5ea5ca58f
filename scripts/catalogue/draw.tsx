import { renderToBuffer } from '@react-pdf/renderer';
import { registerBreaks } from '@/lib/pdf/breaks';
import { loadFaces, missingCharacters } from '@/lib/pdf/fonts';
import { typeset } from '@/lib/pdf/type';
import { CatalogueDocument } from './document';
import type { CatalogueModel } from './model';
import { paginate } from './pages';

const strings = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(strings).join('')
      : '';

let documents = 0;

/**
 * Draws the catalogue of one language as a PDF document that carries the stamp; the same words give the same bytes.
 * Throws an error when a character has no face or a page does not hold its words.
 */
export async function drawCatalogue(words: CatalogueModel, stamp: string): Promise<Buffer> {
  const model = normalized(words);
  registerBreaks();
  documents += 1;
  const faces = await loadFaces(`catalogue-${documents}`, { han: model.tag.startsWith('zh') });
  const said = { body: strings(model), display: displayed(model) };
  for (const style of ['body', 'display'] as const) {
    const missing = missingCharacters(said[style], faces[style]);
    if (missing.length) throw new Error(`catalogue ${model.locale}: no ${style} face draws ${missing.join(' ')}`);
  }
  const type = typeset(faces, model.tag);
  const bytes = await renderToBuffer(<CatalogueDocument model={model} type={type} stamp={stamp} />);
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const { count } = paginate(model);
  if (pages !== count)
    throw new Error(`catalogue ${model.locale}: ${pages} pages instead of ${count}, so some page overflows`);
  return bytes;
}

/** Every text that is set as a headline. */
function displayed({ brand, words, range, lines, handling, exports, contact }: CatalogueModel): string {
  const products = lines.flatMap((line) => line.products);
  return [
    ...[brand.name, words.heading, words.contents, range.heading, handling.heading, exports.heading, contact.heading],
    ...lines.map(({ name }) => name),
    ...products.flatMap(({ name, energy }) => [name, ...energy.map(({ value }) => value)]),
    '0123456789',
  ].join('');
}

/** Composed characters only, and no-break spaces of a kind that the faces have. */
function normalized(model: CatalogueModel): CatalogueModel {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0')) as CatalogueModel;
}
