import type * as z from 'zod/mini';
import { ageIn } from '@/lib/feeding/age';
import { catAdultFromMonths, catFactors, catPortion, kittenMultiplier } from '@/lib/feeding/cats';
import { calculatorEnergy, calculatorMaximum, complementaryShare, percentPortion } from '@/lib/feeding/portion';
import { type Calculator, type CatCalculator, calculatorSchema, catCalculatorSchema } from '@/lib/feeding/schema';
import { inBand, minPlanWeeks, sizeBands } from '@/lib/feeding/size-and-age-tables';
import { calculatorFormatter, type Wording } from './calculator-formatter';
import type { CalculatorOutput, CalculatorSettings, CalculatorValues, Problem } from './calculator-settings';

type Worked = Omit<CalculatorOutput, 'ok' | 'summary' | 'planHref'>;

/** The worded answer to the form's values, or the problem to show. Numbers are written as the settings' language writes them. */
export function calculate(settings: CalculatorSettings, values: CalculatorValues): CalculatorOutput | Problem {
  const messages = calculatorFormatter(settings);
  if (settings.kind === 'cat') {
    const age = { value: values.age, unit: values.ageUnit };
    const parsed = catCalculatorSchema.safeParse({ weightKg: values.weight, age, lifestyle: values.lifestyle });
    if (!parsed.success) return errorResult(parsed.error, settings);
    if (ageIn('weeks', parsed.data.age) < minPlanWeeks)
      return { ok: false, field: 'age', error: settings.labels.errors.kittenTooYoung ?? '' };
    return toResult(cat(parsed.data, settings, messages), null);
  }
  const parsed = calculatorSchema.safeParse({ weightKg: values.weight, age: values.age, activity: values.activity });
  if (!parsed.success) return errorResult(parsed.error, settings);
  const { weightKg, age, activity } = parsed.data;
  // After the #: what somebody says about an animal stays in the browser.
  const carried = new URLSearchParams({ weight: String(weightKg), age, activity });
  const worked = settings.kind === 'dog' ? dog : maximum;
  return toResult(worked(parsed.data, settings, messages), settings.planPath && `${settings.planPath}#${carried}`);
}

/** Packs of 1 kg that hold so many grams. */
const packsOf = (grams: number) => Math.ceil(grams / 1000);

function toResult(worked: Worked, planHref: string | null): CalculatorOutput {
  const facts = worked.facts.map(({ label, value }) => `${label}: ${value}`);
  return { ok: true, ...worked, planHref, summary: [`${worked.amount} ${worked.unit}`, ...facts].join('. ') };
}

function errorResult(error: z.core.$ZodError, { labels }: CalculatorSettings): Problem {
  const [issue] = error.issues;
  const field = issue?.path[0] === 'weightKg' ? 'weight' : issue?.path[0] === 'age' ? 'age' : null;
  return { ok: false, field, error: labels.errors[issue?.message ?? ''] ?? labels.errors.unavailable ?? '' };
}

function dog(
  input: Calculator,
  settings: CalculatorSettings,
  { quantity, number, percent, stageNotes }: Wording,
): Worked {
  const { labels, kcalPer100g } = settings;
  const portion = percentPortion(input, kcalPer100g);
  // No fast day for the young and the very small.
  const daily = input.age === 'puppy' || inBand(input.weightKg, sizeBands[2].mini);
  return {
    amount: quantity(portion.dailyG, 'g'),
    unit: labels.perDay,
    facts: [
      { label: labels.feedingDays, value: quantity(portion.monthlyG / 1000, 'kg') },
      ...(settings.kgPacks ? [{ label: labels.packs24, value: number(portion.packs1kg) }] : []),
      ...(daily ? [{ label: labels.allDays, value: quantity(portion.fourWeeksG / 1000, 'kg') }] : []),
      ...(daily && settings.kgPacks ? [{ label: labels.packs28, value: number(packsOf(portion.fourWeeksG)) }] : []),
      { label: labels.energy, value: quantity(portion.kcalPerDay, 'kcal') },
      ...(settings.patties ? [{ label: labels.patties, value: number(portion.pattiesPerDay) }] : []),
    ],
    notes: [...stageNotes(input.age === 'puppy'), ...(daily ? [labels.everyDay] : [])],
    formula: `${quantity(input.weightKg, 'kg')} × ${percent(portion.percent)} = ${quantity(portion.dailyG, 'g')}`,
  };
}

function cat(
  input: CatCalculator,
  settings: CalculatorSettings,
  { quantity, number, range, stageNotes }: Wording,
): Worked {
  const { labels, kcalPer100g } = settings;
  const ageMonths = ageIn('months', input.age);
  const kitten = ageMonths < catAdultFromMonths;
  const { kcalPerDay, dailyG, amounts } = catPortion({ ...input, ageMonths, kcalPer100g });
  const { min, max } = kitten ? kittenMultiplier(ageMonths) : catFactors[input.lifestyle];
  const factor = kitten ? range(min * 100, max * 100) : range(min, max);
  const kcal = `${range(Math.round(kcalPerDay.min), Math.round(kcalPerDay.max))}\u00A0${labels.kcal}`;
  const grams = `${range(dailyG.min, dailyG.max)}\u00A0${labels.g}`;
  return {
    amount: grams,
    unit: labels.perDay,
    facts: [
      { label: labels.energy, value: kcal },
      { label: labels.allDays, value: quantity(amounts.fourWeeksG / 1000, 'kg') },
      ...(settings.kgPacks ? [{ label: labels.packs28, value: number(packsOf(amounts.fourWeeksG)) }] : []),
      ...(settings.patties ? [{ label: labels.patties, value: number(amounts.pattiesPerDay) }] : []),
    ],
    notes: [...stageNotes(kitten), ...(kitten && input.age.unit === 'years' ? [labels.kittenAgePrecise] : [])],
    formula: `${factor} × ${number(input.weightKg)}^${number(0.67)} = ${kcal}; ÷ ${quantity(kcalPer100g, 'kcal')} × ${quantity(100, 'g')} = ${grams}`,
  };
}

function maximum(input: Calculator, settings: CalculatorSettings, { quantity, percent, stageNotes }: Wording): Worked {
  const { labels, kcalPer100g } = settings;
  const grams = calculatorMaximum(input, kcalPer100g);
  const energy = quantity(Math.round(calculatorEnergy(input)), 'kcal');
  return {
    amount: quantity(grams, 'g'),
    unit: labels.maximumPerDay,
    facts: [],
    notes: stageNotes(input.age === 'puppy'),
    formula: `${percent(complementaryShare * 100)} × ${energy} ÷ ${quantity(kcalPer100g, 'kcal')} × ${quantity(100, 'g')} = ${quantity(grams, 'g')}`,
  };
}
