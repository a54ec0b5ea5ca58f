import { ageUnits } from '@/lib/feeding/age';
import { ageNumberInChosenUnit, splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import type { CalculatorSettings } from './calculator-types';
import { computeCalculatorOutput } from './compute-calculator-output';
import { readCalculatorFormValues } from './read-calculator-form-values';

// An age as it was typed, while its field has only the number of it: an age in two units is converted by each choice.
const enteredAges = new WeakMap<HTMLInputElement, { text: string; number: string }>();

/**
 * The result for a form after one of its controls has changed. A unit typed after the age chooses that unit in the form
 * once the age is left, since half a word may be another unit, and another choice removes it from the text; an age in
 * two units it converts.
 */
export function updateCalculator(settings: CalculatorSettings, form: HTMLFormElement, changed: EventTarget | null) {
  const age = form.elements.namedItem('age');
  const choice = form.elements.namedItem('ageUnit');
  if (age instanceof HTMLInputElement && choice instanceof HTMLSelectElement) {
    const chosen = ageUnits.find((unit) => unit === choice.value);
    if (changed === choice && chosen) {
      const entered = enteredAges.get(age);
      const text = entered?.number === age.value ? entered.text : age.value;
      const number = ageNumberInChosenUnit(text, chosen, settings.tag);
      enteredAges.set(age, { text, number });
      age.value = number;
    } else {
      const { unit } = splitAgeNumberAndUnit(age.value);
      if (unit && changed !== age) choice.value = unit;
    }
  }
  return computeCalculatorOutput(settings, readCalculatorFormValues(form));
}
