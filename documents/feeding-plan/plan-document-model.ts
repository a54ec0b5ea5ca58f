import { brand } from '@/lib/config/brand';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { productColours } from '@/lib/content/product-colours';
import { getDictionaryEntry, getProductDictionary, getProductOrThrow, type Product } from '@/lib/content/products';
import type { Plan } from '@/lib/feeding/build-plan';
import { listPlanNextSteps } from '@/lib/feeding/plan-next-steps';
import { planFormatterFor } from '@/lib/feeding-plan/plan-formatter-for';
import { getTranslatorForSpecies } from '@/lib/feeding-plan/translator-for-species';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import { buildAnimalDocumentBaseModel } from './animal-document-base-model';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { buildMethodExplanation } from './method-explanation';
import { buildPdfCalendarWeeks } from './pdf-calendar-weeks';

/**
 * How much detail the first page gives about the foods, and how large, from the most to the least; no text is smaller
 * than 7 pt. `spread` has the answers on a third page.
 */
export const planLayoutDensities = ['roomy', 'plain', 'tight', 'dense', 'compact', 'spread'] as const;
export type PlanLayoutDensity = (typeof planLayoutDensities)[number];

/** The details of a food, where there is room for them. */
function foodText({ copy }: Product, density: PlanLayoutDensity, foods: number): string {
  if (density === 'roomy') return copy.shortDescription;
  if (density !== 'plain') return '';
  return foods === 1 ? copy.shortDescription : copy.subtitle;
}

export type PlanDocumentModel = ReturnType<typeof buildPlanDocumentModel>;

/** The content of the printed plan of one animal, in one language. `name` is the animal's name as it can be printed. */
export function buildPlanDocumentModel(
  plan: Plan,
  input: AnimalDocumentInput,
  name: string,
  density: PlanLayoutDensity = 'plain',
) {
  const { profile, answers, locale } = input;
  const t = getTranslatorForSpecies(locale, plan.species);
  const form = planFormatterFor(locale);
  const products = new Map(plan.foods.map(({ slug }) => [slug, getProductOrThrow(slug, locale)]));
  const names = new Map([...products].map(([slug, { copy }]) => [slug, copy.name]));
  const [best] = plan.foods;
  const { kcal } = products.get(best.slug)?.nutrition ?? getProductOrThrow(best.slug, locale).nutrition;
  const hygiene = getPageSection(getPageCopy('feeding-plan', locale), 'hygiene');
  const { units } = getProductDictionary(locale);
  const dog = plan.species === 'dog';
  const packs = (grams: number) =>
    `${form.kilograms(grams / 1000)} (${Math.ceil(grams / 1000)} × ${form.kilograms(1)})`;
  const range = form.gramRange(best.rangeG);
  const compact = density === 'compact' || density === 'spread';
  const people = { title: t('plan.people.title'), text: t('plan.people.text') };
  return withoutJoiners({
    ...buildAnimalDocumentBaseModel(input, name),
    roomy: density === 'roomy',
    dense: density === 'dense' || compact,
    compact,
    pages: density === 'spread' ? 3 : 2,
    title: t('planPdf.title', { name }),
    subject: t('planPdf.subject', { brand: brand.name }),
    eyebrow: t('planPdf.eyebrow'),
    /** Before everything else, unless nobody in the house is at risk. */
    peopleFirst: plan.peopleFirst ? people : null,
    headline: {
      value: form.whole(best.dailyG),
      unit: getDictionaryEntry(units, 'g'),
      label: t('plan.result.perDay'),
      food: names.get(best.slug) ?? '',
    },
    figures: [
      { label: t('plan.result.meals'), value: String(plan.mealsPerDay) },
      { label: t('plan.result.energy'), value: form.kcal(plan.kcalPerDay) },
      ...(range ? [{ label: t('plan.result.range'), value: range }] : []),
      { label: t('plan.result.treats'), value: form.kcal(plan.treatsMaxKcal) },
      ...(plan.feedingDaysPerWeek < 7
        ? [
            {
              label: t('plan.result.feedingDays'),
              value: `${plan.feedingDaysPerWeek} × ${form.grams(best.feedingDayG)}`,
            },
          ]
        : []),
      ...(dog ? [{ label: t('calculator.feedingDays'), value: packs(best.monthlyG) }] : []),
      { label: t('plan.result.fourWeeks'), value: packs(best.fourWeeksG) },
      { label: t('plan.result.total'), value: form.kilograms(plan.totalG / 1000) },
    ],
    method: {
      heading: t('plan.result.method'),
      ...buildMethodExplanation(plan, kcal, profile, t, form, answers.expectedKg !== ''),
    },
    foodsHeading: t('plan.result.foods'),
    foods: plan.foods.map(({ slug, dailyG, reasons }) => {
      const product = products.get(slug) ?? getProductOrThrow(slug, locale);
      const why = reasons.map((reason) => t(`plan.reasons.${reason}`));
      return {
        slug,
        name: product.copy.name,
        field: productColours(product).field,
        grams: form.grams(dailyG),
        perDay: t('plan.result.perDay'),
        description: foodText(product, density, plan.foods.length),
        // Where much is to be said, in a row.
        reasons: compact ? [why.join(' · ')] : why,
      };
    }),
    notesHeading: t('plan.result.notes'),
    notes: [
      ...plan.notes.map((note) => t(`plan.notes.${note}`)),
      t('plan.result.indicative'),
      ...(plan.peopleFirst ? [] : [people.text]),
    ],
    calendar: {
      heading: t('plan.result.calendar'),
      hint: t('plan.result.calendarHint'),
      start: t('planPdf.start'),
      raw: t(plan.transition === 'recipe' ? 'plan.result.newRecipe' : 'plan.result.raw'),
      old: t('plan.result.oldFood'),
      mixed: plan.transition !== 'none',
      weeks: buildPdfCalendarWeeks(plan, names, t, form),
    },
    transition: {
      heading: t(plan.transition === 'recipe' ? 'plan.result.recipeTransition' : 'plan.result.transition'),
      text: [t(`plan.transitions.${plan.transition}`), ...(plan.transition === 'none' ? [] : [t('planPdf.soft')])],
    },
    hygiene: { heading: hygiene.heading, items: hygiene.items.map(({ title, text = '' }) => ({ title, text })) },
    next: {
      heading: t('plan.result.nextSteps'),
      items: listPlanNextSteps(plan).map((step) => t(`plan.nextSteps.${step}`)),
    },
    shopping: {
      heading: t('plan.result.shopping'),
      items: plan.shopping.map(({ slug, grams }) => ({ name: names.get(slug) ?? slug, amount: packs(grams) })),
    },
  });
}
