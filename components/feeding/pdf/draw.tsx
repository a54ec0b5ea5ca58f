import { renderToBuffer } from '@react-pdf/renderer';
import type { Plan } from '@/lib/feeding/plan';
import type { DogProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { registerBreaks } from '@/lib/pdf/breaks';
import { type Faces, loadFaces } from '@/lib/pdf/fonts';
import { inTurn } from '@/lib/pdf/queue';
import { safeText } from '@/lib/pdf/safe-text';
import { typeset } from '@/lib/pdf/type';
import { PlanDocument } from './document';
import { planSheetModel } from './model';

/** The faces of a plan: headlines fall back on the text face, whose character set is the larger one. */
async function facesFor(locale: Locale, name: string): Promise<Faces> {
  const { body, display } = await loadFaces('plan', { han: locale === 'cn' || /\p{Script=Han}/u.test(name) });
  return { body, display: [...display, ...body] };
}

/**
 * The plan of one dog as a PDF document of two pages, in its turn after the documents asked for before. A name in a script
 * that no face draws is printed with question marks. Throws when a font file or a word is missing.
 */
export async function drawPlan(plan: Plan, profile: DogProfile, locale: Locale): Promise<Buffer> {
  return inTurn(async () => {
    registerBreaks();
    const faces = await facesFor(locale, profile.dogName);
    const name = safeText(profile.dogName, faces.display) || translator(locale)('planPdf.someDog');
    const model = planSheetModel(plan, profile, name, locale);
    return renderToBuffer(<PlanDocument model={printable(model)} type={typeset(faces, model.tag)} />);
  });
}

/** Composed characters only, and no-break spaces of a kind that the faces have. */
function printable<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0'));
}
