import 'server-only';
import { getMessages } from 'next-intl/server';
import { getPack } from '@/components/art/media';
import { sitePaths } from '@/lib/config/site-paths';
import { getPage, section } from '@/lib/content/pages';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { getDictionary, term } from '@/lib/content/products';
import { speciesOf, type Variant } from '@/lib/feeding/answers';
import { candidates } from '@/lib/feeding/candidate-foods';
import { type Excludable, excludable } from '@/lib/feeding/schema';
import { speciesMessages } from '@/lib/feeding-plan/species-messages';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { ageTexts } from '../calculator/age-texts';
import type { PlanMessages, WizardFood } from '../plan-labels';

/** The words that the wizard of a variant and its result take to the browser. */
export async function planLabels(variant: Variant): Promise<PlanMessages> {
  const locale = await currentLocale();
  const { plan, wizard, common } = speciesMessages(await getMessages(), speciesOf(variant));
  const { allergens, units } = getDictionary(locale);
  const href = (path: string) => localePath(locale, path);
  return {
    locale,
    tag: languageTag(locale),
    plan,
    wizard,
    fact: common.fact,
    proteins: Object.fromEntries(excludable.map((name) => [name, term(allergens, name)])) as Record<Excludable, string>,
    ages: ageTexts(locale),
    units: { g: term(units, 'g'), kg: term(units, 'kg'), kcal: term(units, 'kcal') },
    hygiene: section(getPage('feeding-plan', locale), 'hygiene').items.map(({ title, text = '' }) => ({ title, text })),
    hrefs: {
      landing: href(sitePaths.feedingPlan),
      contact: href(sitePaths.contact),
      stores: href(sitePaths.storeLocator),
      products: href(sitePaths.products),
    },
  };
}

/** The foods that the plan of a variant may name for some animal, with what their cards show. */
export async function wizardFoods(variant: Variant): Promise<WizardFood[]> {
  const locale = await currentLocale();
  const foods = getPlanFoods(locale).filter(({ species }) => species === speciesOf(variant));
  return candidates(foods).map(({ path, formats, ...food }) => {
    return { ...food, href: localePath(locale, path), pack: getPack({ slug: food.slug, formats }, locale) };
  });
}
