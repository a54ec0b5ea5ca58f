import type * as z from 'zod/mini';
import { dogRestingKcal } from '@/lib/feeding/adult-dog-energy';
import { convertAge, minPlanAgeWeeks } from '@/lib/feeding/age';
import { catAdultFromMonths, catEnergy } from '@/lib/feeding/cat-energy';
import { type DogEnergyNeed, dogCalculatorEnergyNeed } from '@/lib/feeding/dog-calculator-energy-need';
import { findGuideDifferenceReason, findPuppyGuideDifferenceReason } from '@/lib/feeding/guide-difference-reason';
import { makersGuidePortion, makersGuideRange } from '@/lib/feeding/makers-guide';
import { applyAgeUnitFromText, enteredAgeInMonths, splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import { isAmbiguousNumber } from '@/lib/feeding/parse-decimal';
import {
  calculateComplementaryMaxGrams,
  complementaryEnergyShare,
  complementaryMaxGramsExact,
  computeCalculatorDailyKcal,
  portionForEnergy,
  usualKcalRange,
} from '@/lib/feeding/portion';
import { lastGrowthCurveWeek } from '@/lib/feeding/puppy-energy';
import { gramsWithVisibleRounding, gramsWithVisibleRoundingDown } from '@/lib/feeding/rounding';
import {
  type CatCalculatorRequest,
  catCalculatorSchema,
  type DogCalculatorRequest,
  dogCalculatorSchema,
} from '@/lib/feeding/schema';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { type CalculatorFormatter, createCalculatorFormatter } from './calculator-formatter';
import type {
  CalculatorErrorResult,
  CalculatorSettings,
  CalculatorValues,
  FormattedCalculatorResult,
} from './calculator-types';

type Worked = Omit<FormattedCalculatorResult, 'ok' | 'summary' | 'planHref'>;

/**
 * The worded result for the form's values, or the problem to show. Numbers are written as the settings' language writes
 * them.
 */
export function computeCalculatorOutput(
  settings: CalculatorSettings,
  values: CalculatorValues,
): FormattedCalculatorResult | CalculatorErrorResult {
  const messages = createCalculatorFormatter(settings);
  if (settings.kind === 'cat') {
    const { age, ageUnit } = applyAgeUnitFromText({ age: values.age ?? '', ageUnit: values.ageUnit ?? '' });
    const parsed = catCalculatorSchema.safeParse({
      weightKg: values.weight,
      age: { value: age, unit: ageUnit },
      lifestyle: values.lifestyle,
    });
    if (!parsed.success) return errorResult(parsed.error, settings);
    if (convertAge('weeks', parsed.data.age) < minPlanAgeWeeks) return tooYoung('age', settings);
    const { weightKg, lifestyle } = parsed.data;
    const carried = { weight: carriedWeight(weightKg), age, ageUnit: parsed.data.age.unit, lifestyle };
    return toResult(cat(parsed.data, settings, messages), carried, settings);
  }
  const { weight, age, months } = values;
  const isPuppyForm = settings.kind === 'dog' && age === 'puppy';
  const parsed = dogCalculatorSchema.safeParse({
    weightKg: weight,
    age,
    // The form hides the activity of a puppy: a choice made before must not count once it has grown up by its months.
    activity: isPuppyForm ? 'medium' : values.activity,
    ...(isPuppyForm && months?.trim() && { months: enteredAgeInMonths(months) }),
  });
  if (!parsed.success) return errorResult(parsed.error, settings);
  const { data } = parsed;
  if (data.months !== undefined && convertAge('weeks', { value: data.months, unit: 'months' }) < minPlanAgeWeeks)
    return tooYoung('months', settings);
  const carried = {
    weight: carriedWeight(data.weightKg),
    age: data.age,
    activity: data.activity,
    ...(data.months !== undefined && { months: carriedMonths(months ?? '', data.months) }),
  };
  const worked = settings.kind === 'dog' ? dog : maximum;
  return toResult(worked(data, settings, messages), carried, settings);
}

/** A weight for the plan: three decimals, as grams may have, could be thousands; four could not. */
const carriedWeight = (kg: number) => (isAmbiguousNumber(String(kg)) ? `${kg}0` : String(kg));

/** A puppy's age for the plan: in its own unit, since weeks make long fractions of months. */
function carriedMonths(text: string, months: number): string {
  const { number, unit } = splitAgeNumberAndUnit(text);
  return unit ? `${number} ${unit}` : String(months);
}

/** Packs of 1 kg that hold so many grams. */
const packsOf = (grams: number) => Math.ceil(grams / 1000);

function toResult(
  worked: Worked,
  carried: Record<string, string>,
  { planPath, labels }: CalculatorSettings,
): FormattedCalculatorResult {
  const facts = worked.facts.map(({ label, value }) => fillTemplate(labels.fact, { label, value }));
  // After the #: the facts about an animal stay in the browser.
  const planHref = planPath && `${planPath}#${new URLSearchParams(carried)}`;
  const amount = worked.spokenAmount ?? worked.amount;
  return { ok: true, ...worked, planHref, summary: [`${amount} ${worked.unit}`, ...facts].join('. ') };
}

function tooYoung(field: 'age' | 'months', { labels }: CalculatorSettings): CalculatorErrorResult {
  return { ok: false, field, error: labels.errors.tooYoung ?? '' };
}

function errorResult(error: z.core.$ZodError, { labels }: CalculatorSettings): CalculatorErrorResult {
  const [issue] = error.issues;
  const path = issue?.path[0];
  const field = path === 'weightKg' ? 'weight' : path === 'age' || path === 'months' ? path : null;
  return { ok: false, field, error: labels.errors[issue?.message ?? ''] ?? labels.errors.unavailable ?? '' };
}

function dog(input: DogCalculatorRequest, settings: CalculatorSettings, messages: CalculatorFormatter): Worked {
  const { labels, kcalPer100g } = settings;
  const { quantity, number, stageNotes } = messages;
  const need = dogCalculatorEnergyNeed(input, input.months);
  if (!need) return guideOnly(input, settings, messages);
  const { kcalPerDay } = need;
  const resting = dogRestingKcal(input.weightKg);
  const portion = portionForEnergy(kcalPerDay, kcalPer100g, input.weightKg, usualKcalRange(kcalPerDay), resting);
  // A dog that has grown up by its months is no longer a puppy for the guide and for the food either.
  const grown = 'row' in need ? need : null;
  const counted: DogCalculatorRequest = grown ? { ...input, age: grown.row === 'senior' ? 'senior' : 'adult' } : input;
  const reason = grown
    ? findGuideDifferenceReason(counted, grown.row, kcalPer100g, portion.dailyG)
    : findPuppyGuideDifferenceReason(input, kcalPer100g, portion.dailyG);
  const isBeyondTable =
    !grown && convertAge('weeks', { value: input.months ?? 0, unit: 'months' }) > lastGrowthCurveWeek;
  // The form does not ask for the activity of a puppy.
  const hasActivity = input.age !== 'puppy';
  return {
    amount: quantity(portion.dailyG, 'g'),
    unit: labels.perDay,
    guide: [
      ...guideLines(counted, settings, messages),
      ...(reason && hasActivity ? activityGuideLine(counted, portion.dailyG, settings, messages) : []),
      ...(reason ? [labels.why[reason]] : []),
    ],
    facts: [
      { label: labels.energy, value: quantity(Math.round(need.kcalPerDay), 'kcal') },
      ...(settings.patties ? [{ label: labels.patties, value: number(portion.pattiesPerDay) }] : []),
      { label: labels.feedingDays, value: quantity(portion.monthlyG / 1000, 'kg') },
      { label: labels.allDays, value: quantity(portion.fourWeeksG / 1000, 'kg') },
      ...(settings.kgPacks ? [{ label: labels.packs24, value: number(portion.packs1kg) }] : []),
      ...(settings.kgPacks ? [{ label: labels.packs28, value: number(packsOf(portion.fourWeeksG)) }] : []),
    ],
    notes: [...stageNotes(!grown), ...(isBeyondTable ? [labels.growthBeyondTable] : [])],
    formula: dogFormula(need, input.weightKg, portion, settings, messages),
    method: grown ? labels.methodAdult : labels.methodPuppy,
  };
}

type UnroundedGramsAndPortion = { gramsExact: number; dailyG: number };

/** The end of a formula: the amount, and before it what it is rounded from. */
function roundedGramsText(
  { gramsExact, dailyG }: UnroundedGramsAndPortion,
  { number, quantity }: CalculatorFormatter,
): string {
  const exactG = gramsWithVisibleRounding(gramsExact);
  return exactG === dailyG ? quantity(dailyG, 'g') : `${number(exactG)} ≈ ${quantity(dailyG, 'g')}`;
}

function dogFormula(
  need: DogEnergyNeed,
  weightKg: number,
  portion: UnroundedGramsAndPortion,
  { kcalPer100g }: CalculatorSettings,
  messages: CalculatorFormatter,
): string {
  const { quantity, number, share, clause } = messages;
  const factor =
    'factor' in need
      ? number(need.factor)
      : `(${number(254.1)} − ${number(135)}\u00a0×\u00a0${share(need.shareOfAdult)})`;
  const kcal = quantity(Math.round(need.kcalPerDay), 'kcal');
  const grams = roundedGramsText(portion, messages);
  return `${factor}\u00a0×\u00a0${number(weightKg)}^${number(0.75)} = ${kcal}${clause}÷ ${quantity(kcalPer100g, 'kcal')}\u00a0×\u00a0${quantity(100, 'g')} = ${grams}`;
}

/** The maker's guide as the maker writes it, and a note about it. */
function guideLines(
  input: DogCalculatorRequest,
  settings: CalculatorSettings,
  { quantity, percentRange, range, fill }: CalculatorFormatter,
) {
  const { labels, kcalPer100g } = settings;
  const { percent: share, grams, belowResting } = makersGuideRange(input, kcalPer100g);
  const line = fill(labels.guide, {
    percent: percentRange(share.min, share.max),
    grams: range(grams.min, quantity(grams.max, 'g')),
    weight: quantity(input.weightKg, 'kg'),
  });
  if (!belowResting) return [line];
  const { min, max } = belowResting.grams;
  const below = min < max ? range(min, quantity(max, 'g')) : quantity(min, 'g');
  return [line, fill(labels.belowResting, { grams: below, kcal: quantity(belowResting.kcal, 'kcal') })];
}

/** The guide for the chosen activity, for an amount inside the range of all: it differs from that one figure alone. */
function activityGuideLine(
  input: DogCalculatorRequest,
  dailyG: number,
  { labels, kcalPer100g }: CalculatorSettings,
  { quantity, fill }: CalculatorFormatter,
): string[] {
  const { grams } = makersGuideRange(input, kcalPer100g);
  if (dailyG < grams.min || dailyG > grams.max) return [];
  const guideG = makersGuidePortion(input, kcalPer100g).dailyG;
  return [fill(labels.guideActivity, { grams: quantity(guideG, 'g') })];
}

function guideOnly(input: DogCalculatorRequest, settings: CalculatorSettings, messages: CalculatorFormatter): Worked {
  const { labels, kcalPer100g } = settings;
  const { quantity, percentRange, range, stageNotes } = messages;
  const { percent: share, grams } = makersGuideRange(input, kcalPer100g);
  const amount = range(grams.min, quantity(grams.max, 'g'));
  return {
    amount,
    unit: labels.guidePerDay,
    guide: [...guideLines(input, settings, messages).slice(1), labels.guidePuppy],
    facts: [],
    notes: stageNotes(true),
    formula: `${quantity(input.weightKg, 'kg')}\u00a0×\u00a0${percentRange(share.min, share.max)} = ${amount}`,
    method: labels.methodPuppy,
  };
}

function cat(input: CatCalculatorRequest, settings: CalculatorSettings, messages: CalculatorFormatter): Worked {
  const { labels, kcalPer100g } = settings;
  const { quantity, number, range, clause, stageNotes } = messages;
  const ageMonths = convertAge('months', input.age);
  const kitten = ageMonths < catAdultFromMonths;
  const { kcalPerDay, kcalRange, factor } = catEnergy({ ...input, ageMonths, score: 5 });
  const portion = portionForEnergy(kcalPerDay, kcalPer100g, input.weightKg, kcalRange);
  const kcal = quantity(Math.round(kcalPerDay), 'kcal');
  const { min, max } = portion.rangeG;
  return {
    amount: quantity(portion.dailyG, 'g'),
    unit: labels.perDay,
    guide: [],
    facts: [
      { label: labels.energy, value: kcal },
      ...(min < max ? [{ label: labels.range, value: range(min, quantity(max, 'g')) }] : []),
      { label: labels.allDays, value: quantity(portion.fourWeeksG / 1000, 'kg') },
      ...(settings.kgPacks ? [{ label: labels.packs28, value: number(packsOf(portion.fourWeeksG)) }] : []),
      ...(settings.patties ? [{ label: labels.patties, value: number(portion.pattiesPerDay) }] : []),
    ],
    notes: [...stageNotes(kitten), ...(kitten && input.age.unit === 'years' ? [labels.kittenAgePrecise] : [])],
    formula: `${number(factor)}\u00a0×\u00a0${number(input.weightKg)}^${number(0.67)} = ${kcal}${clause}÷ ${quantity(kcalPer100g, 'kcal')}\u00a0×\u00a0${quantity(100, 'g')} = ${roundedGramsText(portion, messages)}`,
    method: labels.methodAdult,
  };
}

function maximum(
  input: DogCalculatorRequest,
  settings: CalculatorSettings,
  { quantity, percent, fill, stageNotes }: CalculatorFormatter,
): Worked {
  const { labels, kcalPer100g } = settings;
  const kcalPerDay = computeCalculatorDailyKcal(input);
  const grams = calculateComplementaryMaxGrams(kcalPerDay, kcalPer100g);
  const exactG = gramsWithVisibleRoundingDown(complementaryMaxGramsExact(kcalPerDay, kcalPer100g));
  // Of the richest treats, the smallest dogs may have some, but less than the gram that scales show.
  const amount = grams === 0 ? `<\u00a0${quantity(1, 'g')}` : quantity(grams, 'g');
  const energy = quantity(Math.round(kcalPerDay), 'kcal');
  const rounded = exactG === grams ? amount : `${quantity(exactG, 'g')} → ${amount}`;
  return {
    amount,
    ...(grams === 0 && { spokenAmount: fill(labels.lessThan, { amount: quantity(1, 'g') }) }),
    unit: labels.maximumPerDay,
    guide: [],
    facts: [],
    notes: stageNotes(input.age === 'puppy'),
    formula: `${percent(complementaryEnergyShare * 100)}\u00a0×\u00a0${energy} ÷ ${quantity(kcalPer100g, 'kcal')}\u00a0×\u00a0${quantity(100, 'g')} = ${rounded}`,
    method: labels.methodAdult,
  };
}
