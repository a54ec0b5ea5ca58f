import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CalculatorSettings } from '@/components/feeding-plan/calculator/calculator-types';
import { updateCalculator } from '@/components/feeding-plan/calculator/update-calculator';

vi.mock('@/components/feeding-plan/calculator/compute-calculator-output', () => ({
  computeCalculatorOutput: (_: unknown, values: unknown) => values,
}));

class Control {
  constructor(
    readonly name: string,
    public value: string,
  ) {}
}
class TextControl extends Control {}
class ChoiceControl extends Control {}

/** A form with these controls, in a document of its own. */
function formOf(...controls: Control[]) {
  const namedItem = (name: string) => controls.find((control) => control.name === name) ?? null;
  return { elements: { namedItem }, controls } as unknown as HTMLFormElement & { controls: Control[] };
}
const update = (form: HTMLFormElement, changed?: Control, tag = 'en') =>
  updateCalculator({ tag } as CalculatorSettings, form, (changed ?? null) as unknown as EventTarget | null);

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', TextControl);
  vi.stubGlobal('HTMLSelectElement', ChoiceControl);
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor({ controls }: { controls: Control[] }) {
        super(controls.map(({ name, value }) => [name, value]));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('chooses the unit typed after the age, and removes it from the text when another is chosen', () => {
  const age = new TextControl('age', '8 месяцев');
  const unit = new ChoiceControl('ageUnit', 'years');
  const form = formOf(age, unit);
  expect(update(form)).toEqual({ age: '8 месяцев', ageUnit: 'months' });
  unit.value = 'weeks';
  expect(update(form, unit)).toEqual({ age: '8', ageUnit: 'weeks' });
});

it('converts an age in two units when another unit is chosen, from its text each time', () => {
  const age = new TextControl('age', '1 year 6 months');
  const unit = new ChoiceControl('ageUnit', 'years');
  const form = formOf(age, unit);
  expect(update(form)).toEqual({ age: '1 year 6 months', ageUnit: 'months' });
  unit.value = 'years';
  expect(update(form, unit)).toEqual({ age: '1.5', ageUnit: 'years' });
  unit.value = 'weeks';
  expect(update(form, unit)).toEqual({ age: '78', ageUnit: 'weeks' });
  unit.value = 'months';
  expect(update(form, unit)).toEqual({ age: '18', ageUnit: 'months' });
  age.value = '3';
  unit.value = 'years';
  expect(update(form, unit)).toEqual({ age: '3', ageUnit: 'years' });
});

it('writes a converted age with the decimal mark of the page', () => {
  const age = new TextControl('age', '2 χρόνια και 3 μήνες');
  const unit = new ChoiceControl('ageUnit', 'years');
  const form = formOf(age, unit);
  expect(update(form, unit, 'el')).toEqual({ age: '2,25', ageUnit: 'years' });
  unit.value = 'months';
  expect(update(form, unit, 'el')).toEqual({ age: '27', ageUnit: 'months' });
});

it('keeps the chosen unit while the age is typed, where half a word is another one', () => {
  const age = new TextControl('age', '8 an');
  const unit = new ChoiceControl('ageUnit', 'months');
  expect(update(formOf(age, unit), age)).toEqual({ age: '8 an', ageUnit: 'months' });
});

it('reads what was typed before it was loaded', () => {
  expect(update(formOf(new TextControl('age', '3岁'), new ChoiceControl('ageUnit', 'months')))).toEqual({
    age: '3岁',
    ageUnit: 'years',
  });
});

it('leaves the form of a dog as it is, whose age is a choice', () => {
  expect(update(formOf(new ChoiceControl('age', 'puppy'), new TextControl('months', '12 weeks')))).toEqual({
    age: 'puppy',
    months: '12 weeks',
  });
});
