import 'server-only';
import { getMessages } from 'next-intl/server';
import { getPackPicture } from '@/components/art/picture-files';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { speciesOfVariant, type WizardVariant } from '@/lib/feeding/answers';
import { filterRecommendableFoods } from '@/lib/feeding/filter-recommendable-foods';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { localePath } from '@/lib/i18n/locale-paths';
import { currentLocale } from '@/lib/i18n/navigation';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';
import type { DisplayedFood, PlanMessages } from '../plan-messages-type';

/** The texts that the wizard of a variant and its result take to the browser. */
export async function buildPlanMessages(variant: WizardVariant): Promise<PlanMessages> {
  const locale = await currentLocale();
  const { common } = await getMessages();
  const href = (path: string) => localePath(locale, path);
  return {
    ...mapTexts(buildWizardAnswerLabels(locale, speciesOfVariant(variant)), insertJoiners),
    locale,
    fact: common.fact,
    hygiene: getPageSection(getPageCopy('feeding-plan', locale), 'hygiene').items.map(({ title, text = '' }) => ({
      title,
      text,
    })),
    hrefs: {
      landing: href(sitePaths.feedingPlan),
      contact: href(sitePaths.contact),
      stores: href(sitePaths.storeLocator),
      products: href(sitePaths.products),
    },
  };
}

/** The foods that the plan of a variant may name for some animal, with what their cards show. */
export async function wizardFoods(variant: WizardVariant): Promise<DisplayedFood[]> {
  const locale = await currentLocale();
  const foods = getPlanFoods(locale).filter(({ species }) => species === speciesOfVariant(variant));
  return filterRecommendableFoods(foods).map(({ path, formats, ...food }) => {
    return { ...food, href: localePath(locale, path), pack: getPackPicture({ slug: food.slug, formats }, locale) };
  });
}
