import 'server-only';
import { getPackPicture } from '@/components/art/slot-and-pack-pictures';
import { getPlanFoods } from '@/lib/content/plan-foods';
import { speciesOfWizardVariant, type WizardVariant } from '@/lib/feeding/answers';
import { filterOutNeverRecommendedFoods } from '@/lib/feeding/filter-out-never-recommended-foods';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import type { DisplayedFood } from '../displayed-food';

/** The foods that the plan of a variant may name for some animal, with what their cards show. */
export async function listWizardFoods(variant: WizardVariant): Promise<DisplayedFood[]> {
  const locale = await currentLocale();
  const foods = getPlanFoods(locale).filter(({ species }) => species === speciesOfWizardVariant(variant));
  return filterOutNeverRecommendedFoods(foods).map(({ path, formats, ...food }) => {
    return { ...food, href: localePath(locale, path), pack: getPackPicture({ slug: food.slug, formats }, locale) };
  });
}
