import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { ProductFacts } from './product-facts-schema';
import { getCurrentProducts, type Product } from './products';
import { parseSaleStart } from './sale-dates';

/** The fields of a food that the feeding plan needs (`Food` in lib/feeding), with its name and site path. */
export type PlanFood = Pick<
  ProductFacts,
  'species' | 'lifeStage' | 'statement' | 'proteins' | 'allergens' | 'bonePercent' | 'tags' | 'formats'
> & { slug: string; name: string; path: string; kcalPer100g: number };

/** The foods that a plan may recommend: complete, on sale at `now`; in catalogue order. */
export function getPlanFoods(locale: Locale, now = new Date()): PlanFood[] {
  return getCurrentProducts(locale, now).filter(isPlanFood(now)).map(planFood);
}

function isPlanFood(now: Date) {
  return ({ statement, availableFrom }: Product) =>
    statement === 'complete' && !parseSaleStart(availableFrom, now)?.upcoming;
}

function planFood(product: Product): PlanFood {
  const { slug, path, species, lifeStage, statement, proteins, allergens, bonePercent, tags, formats } = product;
  const { name } = product.copy;
  const kcalPer100g = product.nutrition.kcal;
  return {
    slug,
    path,
    name,
    species,
    lifeStage,
    statement,
    proteins,
    allergens,
    bonePercent,
    tags,
    formats,
    kcalPer100g,
  };
}
