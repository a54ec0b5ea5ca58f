import { splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import type { CalculatorSettings } from './calculator-types';
import { computeCalculatorOutput } from './compute-calculator-output';
import { readCalculatorFormValues } from './read-calculator-form-values';

/**
 * The result for a form after one of its controls has changed. A unit typed after the age chooses that unit in the form
 * once the age is left, since half a word may be another unit, and another choice removes it from the text.
 */
export function updateCalculator(settings: CalculatorSettings, form: HTMLFormElement, changed: EventTarget | null) {
  const age = form.elements.namedItem('age');
  const choice = form.elements.namedItem('ageUnit');
  if (age instanceof HTMLInputElement && choice instanceof HTMLSelectElement) {
    const { number, unit } = splitAgeNumberAndUnit(age.value);
    if (changed === choice) age.value = number;
    else if (unit && changed !== age) choice.value = unit;
  }
  return computeCalculatorOutput(settings, readCalculatorFormValues(form));
}
