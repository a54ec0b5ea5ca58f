import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { ageUnits } from '@/lib/feeding/age';
import { ageClasses, calculatorActivityLevels } from '@/lib/feeding/animal-attribute-values';
import { catLifestyles } from '@/lib/feeding/cat-energy';
import { catWeightBoundsKg, dogWeightBoundsKg, maxAgeYears } from '@/lib/feeding/schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { insertJoiners } from '@/lib/text/insert-joiners';
import type { CalculatorChoiceFieldConfig } from './calculator-form';
import type { CalculatorKind, CalculatorSettings, CalculatorValues } from './calculator-types';

/** What the calculator of a product computes, as text and numbers of the page's language. */
export async function createProductCalculatorSettings({ species, statement, formats, lifeStage, nutrition }: Product) {
  const t = await getTranslations('calculator');
  const plan = await getTranslations('plan');
  const catPlan = await getTranslations('catPlan.plan');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { units } = getProductDictionary(locale);
  const tag = languageTag(locale);
  const number = getNumberFormat(tag);
  // A Chinese line may break between a number and its unit, and inside the unit.
  const unit = (key: 'g' | 'kg' | 'kcal') => insertJoiners(`#${getDictionaryEntry(units, key)}`).slice(1);
  const kind: CalculatorKind = statement === 'complementary' ? 'maximum' : species;
  const weightBounds = kind === 'cat' ? catWeightBoundsKg : dogWeightBoundsKg;
  const bounds = { min: number.format(weightBounds.min), max: number.format(weightBounds.max) };
  return {
    kind,
    kcalPer100g: nutrition.kcal,
    lifeStage,
    kgPacks: formats.some((format) => format === 'minced-1kg' || format === 'tray-1kg'),
    patties: formats.includes('patties-50g'),
    tag,
    planPath: localePath(locale, species === 'dog' ? sitePaths.feedingPlan : `${sitePaths.feedingPlan}/cat`),
    labels: {
      perDay: t('perDay'),
      maximumPerDay: t('maximumPerDay'),
      lessThan: kind === 'maximum' ? t.raw('lessThan') : '',
      energy: t('energy'),
      feedingDays: t('feedingDays'),
      allDays: t('allDays'),
      packs24: t('packs24'),
      packs28: t('packs28'),
      patties: t('patties'),
      range: plan('result.range'),
      guide: t.raw('guide'),
      guideActivity: t.raw('guideActivity'),
      guidePerDay: t('guidePerDay'),
      guidePuppy: t('guidePuppy'),
      belowResting: t.raw('belowResting'),
      why: {
        lean: t('why.lean'),
        rich: t('why.rich'),
        small: t('why.small'),
        large: t('why.large'),
        young: t('why.young'),
        activity: t('why.activity'),
        growth: t('why.growth'),
      },
      methodAdult: {
        dog: [plan('method.adult'), plan('method.grams')].join(localePunctuation(tag).space),
        cat: t('methodCat'),
        maximum: t('methodMaximum'),
      }[kind],
      methodPuppy: plan('method.puppy'),
      adultFood: t('adultFood'),
      growthFood: t('growthFood'),
      growthBeyondTable: plan('notes.growthBeyondTable'),
      kittenAgePrecise: t('kittenAgePrecise'),
      fact: common.raw('fact'),
      g: unit('g'),
      kg: unit('kg'),
      kcal: unit('kcal'),
      errors: {
        numberAmbiguous: plan('errors.numberAmbiguous'),
        weightInvalid: t('errors.weightInvalid'),
        weightTooLow: (kind === 'cat' ? catPlan : plan)('errors.weightTooLow', bounds),
        weightOutOfRange: t('errors.weightOutOfRange', bounds),
        ageInvalid: t('errors.ageInvalid'),
        ageOutOfRange: t('errors.ageOutOfRange', { years: number.format(maxAgeYears) }),
        tooYoung: kind === 'cat' ? t('errors.kittenTooYoung') : plan('guidance.underEightWeeks.text'),
        unavailable: t('errors.unavailable'),
      },
    },
  } satisfies CalculatorSettings;
}

/** The animal that the form starts with: an ordinary one that the food is made for. */
export function createInitialProductCalculatorValues({ lifeStage }: Product, kind: CalculatorKind): CalculatorValues {
  if (kind === 'cat')
    return lifeStage === 'kitten'
      ? { weight: '2', age: '4', ageUnit: 'months', lifestyle: 'indoor' }
      : { weight: '4', age: '3', ageUnit: 'years', lifestyle: 'indoor' };
  return lifeStage === 'puppy'
    ? { weight: '10', age: 'puppy', months: '4', activity: 'medium' }
    : { weight: '25', age: 'adult', months: '', activity: 'medium' };
}

/** The choices of the form beside the weight. */
export async function buildCalculatorChoiceFields(kind: CalculatorKind): Promise<CalculatorChoiceFieldConfig[]> {
  const t = await getTranslations('calculator');
  if (kind === 'cat')
    return [
      {
        name: 'ageUnit',
        label: t('ageUnit'),
        options: ageUnits.map((value) => ({ value, label: t(`ageUnits.${value}`) })),
      },
      {
        name: 'lifestyle',
        label: t('lifestyle'),
        options: catLifestyles.map((value) => ({ value, label: t(`lifestyles.${value}`) })),
      },
    ];
  return [
    { name: 'age', label: t('age'), options: ageClasses.map((value) => ({ value, label: t(`ages.${value}`) })) },
    {
      name: 'activity',
      label: t('activity'),
      options: calculatorActivityLevels.map((value) => ({ value, label: t(`activities.${value}`) })),
    },
  ];
}
