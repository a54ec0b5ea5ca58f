import { renderToBuffer } from '@react-pdf/renderer';
import type { Plan } from '@/lib/feeding/plan';
import type { DogProfile } from '@/lib/feeding/schema';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { registerBreaks } from '@/lib/pdf/breaks';
import { type Faces, loadFaces } from '@/lib/pdf/fonts';
import { safeText } from '@/lib/pdf/safe-text';
import { typeset } from '@/lib/pdf/type';
import { PlanDocument } from './document';
import { densities, planSheetModel } from './model';

/** The faces of a plan: headlines fall back on the text face, whose character set is the larger one. */
async function facesFor(locale: Locale, name: string): Promise<Faces> {
  const { body, display } = await loadFaces('plan', { han: locale === 'cn' || /\p{Script=Han}/u.test(name) });
  return { body, display: [...display, ...body] };
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/**
 * The plan of one dog as a PDF document of two pages. It keeps its thread busy for some 200 ms: print.ts is for requests. A name in a
 * script that no face draws is printed with question marks. Throws when a font file or a word is missing, or a page cannot hold its words.
 */
export async function drawPlan(plan: Plan, profile: DogProfile, locale: Locale): Promise<Buffer> {
  registerBreaks();
  const faces = await facesFor(locale, profile.dogName);
  const name = safeText(profile.dogName, faces.display) || translator(locale)('planPdf.someDog');
  const type = typeset(faces, languageTag(locale));
  const mostReasons = Math.max(...plan.foods.map(({ reasons }) => reasons.length));
  const first = plan.notes.length + mostReasons < 5 ? 0 : 1;
  // The guess nearly always fits; a page that does not hold its words says less of the foods.
  for (const density of densities.slice(first)) {
    const model = planSheetModel(plan, profile, name, locale, density);
    const bytes = await renderToBuffer(<PlanDocument model={printable(model)} type={type} />);
    if (pagesOf(bytes) === 2) return bytes;
  }
  throw new Error(`the plan does not fit its pages in ${locale}`);
}

/** Composed characters only, and no-break spaces of a kind that the faces have. */
function printable<Model>(model: Model): Model {
  return JSON.parse(JSON.stringify(model).normalize('NFC').replaceAll('\u202f', '\u00a0'));
}
