import type { CalculatorValues } from './calculator-types';

/** The values of the calculator's form by field name. */
export function readCalculatorFormValues(form: HTMLFormElement): CalculatorValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
