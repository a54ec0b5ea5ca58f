import { inkOn, productField } from '@/components/art/palette';
import { brand } from '@/lib/config/brand';
import { getPage, section } from '@/lib/content/pages';
import { getDictionary, getProduct, type Product, term } from '@/lib/content/products';
import { nextStepsOf } from '@/lib/feeding/next-steps';
import type { Plan } from '@/lib/feeding/plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { planFormatterFor } from '@/lib/feeding-plan/plan-formatter-for';
import { planTranslator } from '@/lib/feeding-plan/plan-translator';
import { listSeparators } from '@/lib/i18n/list-separators';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { contactRows } from './contact-rows';
import { methodOf } from './method';
import { weeksOf } from './weeks';

/** How much the first page says of the foods, and how large, from the most to the least. */
export const densities = ['roomy', 'plain', 'tight', 'dense'] as const;
export type Density = (typeof densities)[number];

/** What a food says of itself where there is room for it. */
function foodText({ copy }: Product, density: Density, foods: number): string {
  if (density === 'tight' || density === 'dense') return '';
  return density === 'roomy' || foods === 1 ? copy.shortDescription : copy.subtitle;
}

export type PlanSheetModel = ReturnType<typeof planSheetModel>;

/** Message keys of an age by its unit. */
export const ageKeys = { years: 'planPdf.ageYears', months: 'planPdf.ageMonths', weeks: 'planPdf.ageWeeks' } as const;

/** Everything the printed plan of one dog says, in one language. `name` is the dog's name as it can be printed. */
export function planSheetModel(
  plan: Plan,
  profile: AnimalProfile,
  name: string,
  locale: Locale,
  density: Density = 'plain',
) {
  const t = planTranslator(locale, plan.species);
  const tag = languageTag(locale);
  const form = planFormatterFor(locale);
  const products = new Map(plan.foods.map(({ slug }) => [slug, getProduct(slug, locale)]));
  const names = new Map([...products].map(([slug, { copy }]) => [slug, copy.name]));
  const [best] = plan.foods;
  const { kcal } = products.get(best.slug)?.nutrition ?? getProduct(best.slug, locale).nutrition;
  const hygiene = section(getPage('feeding-plan', locale), 'hygiene');
  const { age, size, excluded } = profile;
  const { units, allergens } = getDictionary(locale);
  const avoided = excluded.map((name) => term(allergens, name)).join(listSeparators(tag).list);
  const fact = (label: string, value: string) => t('common.fact', { label, value });
  const dog = plan.species === 'dog';
  const packs = (grams: number) =>
    `${form.kilograms(grams / 1000)} (${Math.ceil(grams / 1000)} × ${form.kilograms(1)})`;
  return {
    tag,
    name,
    roomy: density === 'roomy',
    dense: density === 'dense',
    brand: { name: brand.name, legalName: brand.legalName },
    title: t('planPdf.title', { name }),
    subject: t('planPdf.subject', { brand: brand.name }),
    eyebrow: t('planPdf.eyebrow'),
    dog: [
      t(ageKeys[age.unit], { value: form.number(age.value), count: age.value }),
      form.kilograms(profile.weightKg),
      ...(dog ? [fact(t('plan.fields.size'), t(`plan.options.size.${size}`))] : []),
      fact(t('plan.fields.bodyCondition'), t(`plan.options.bodyCondition.${plan.bodyCondition}`)),
      ...(dog ? [fact(t('plan.fields.activity'), t(`plan.options.activity.${plan.activity}`))] : []),
      ...(avoided ? [fact(t('plan.fields.excluded'), avoided)] : []),
    ],
    headline: {
      value: form.whole(best.dailyG),
      unit: term(units, 'g'),
      label: t('plan.result.perDay'),
      food: names.get(best.slug) ?? '',
    },
    figures: [
      { label: t('plan.result.meals'), value: String(plan.mealsPerDay) },
      { label: t('plan.result.energy'), value: form.kcal(plan.kcalPerDay) },
      { label: t('plan.result.range'), value: `${form.whole(best.rangeG.min)}–${form.grams(best.rangeG.max)}` },
      { label: t('plan.result.treats'), value: form.kcal(plan.treatsMaxKcal) },
      ...(dog ? [{ label: t('calculator.feedingDays'), value: packs(best.monthlyG) }] : []),
      { label: t('plan.result.fourWeeks'), value: packs(best.fourWeeksG) },
      { label: t('plan.result.total'), value: form.kilograms(plan.totalG / 1000) },
    ],
    method: { heading: t('plan.result.method'), ...methodOf(plan, kcal, profile, t, form) },
    foodsHeading: t('plan.result.foods'),
    foods: plan.foods.map(({ slug, dailyG, reasons }) => {
      const product = products.get(slug) ?? getProduct(slug, locale);
      const { field } = productField(product);
      return {
        slug,
        name: product.copy.name,
        field,
        ink: inkOn(field),
        grams: form.grams(dailyG),
        perDay: t('plan.result.perDay'),
        description: foodText(product, density, plan.foods.length),
        reasons: reasons.map((reason) => t(`plan.reasons.${reason}`)),
      };
    }),
    notesHeading: t('plan.result.notes'),
    notes: [t('plan.people.text'), ...plan.notes.map((note) => t(`plan.notes.${note}`)), t('plan.result.indicative')],
    calendar: {
      heading: t('plan.result.calendar'),
      hint: t('plan.result.calendarHint'),
      start: t('planPdf.start'),
      raw: t('plan.result.raw'),
      old: t('plan.result.oldFood'),
      mixed: plan.transition !== 'none',
      weeks: weeksOf(plan, names, t, form),
    },
    transition: {
      heading: t('plan.result.transition'),
      text: [t(`plan.transitions.${plan.transition}`), ...(plan.transition === 'none' ? [] : [t('planPdf.soft')])],
    },
    hygiene: { heading: hygiene.heading, items: hygiene.items.map(({ title, text = '' }) => ({ title, text })) },
    next: {
      heading: t('plan.result.nextSteps'),
      items: nextStepsOf(plan).map((step) => t(`plan.nextSteps.${step}`)),
    },
    shopping: {
      heading: t('plan.result.shopping'),
      items: plan.shopping.map(({ slug, grams }) => ({ name: names.get(slug) ?? slug, amount: packs(grams) })),
    },
    contact: {
      heading: t('plan.result.contact'),
      rows: contactRows(t, tag),
      site: new URL(brand.url).host,
    },
  };
}
