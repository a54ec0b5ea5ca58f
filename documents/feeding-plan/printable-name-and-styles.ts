import { loadPdfFonts, type PdfFontStacks } from '@/documents/kit/fonts';
import { registerBreakOpportunities } from '@/documents/kit/line-break-opportunities';
import { toPrintableText } from '@/documents/kit/printable-text';
import { createTextStyles } from '@/documents/kit/typography';
import { unnamedAnimal } from '@/lib/feeding-plan/unnamed-animal';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { AnimalDocumentInput } from './animal-document-input-type';

/** The faces of a plan: headlines fall back on the text face, whose character set is the larger one. */
async function facesFor(locale: Locale, name: string): Promise<PdfFontStacks> {
  const { body, display } = await loadPdfFonts('plan', { han: locale === 'cn' || /\p{Script=Han}/u.test(name) });
  return { body, display: [...display, ...body] };
}

/**
 * What a document about one animal needs before it is drawn: its type, and the animal's name as it can be printed.
 * Throws when a font file is missing.
 */
export async function loadPrintableNameAndStyles({ profile: { dogName, species }, locale }: AnimalDocumentInput) {
  registerBreakOpportunities();
  const faces = await facesFor(locale, dogName);
  return {
    name: toPrintableText(dogName, faces.display) || unnamedAnimal(locale, species),
    type: createTextStyles(faces, languageTag(locale)),
  };
}

/** Composed characters only, and no-break spaces of a kind that the faces have. */
export function applyNfcAndPrintableSpaces<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0'));
}

/** How many pages a document has. */
export const countPdfPages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
