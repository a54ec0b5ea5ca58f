import { describe, expect, test } from 'vitest';
import {
  type AnimalProfileInput,
  animalProfileSchema,
  catCalculatorSchema,
  dogCalculatorSchema,
} from '@/lib/feeding/schema';

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

describe('calculators', () => {
  const dog = (weightKg: unknown) => dogCalculatorSchema.safeParse({ weightKg, age: 'adult', activity: 'low' });

  test.each([0.3, 120, '0,3', '120'])('accept a dog of %j kg', (weightKg) => {
    expect(dog(weightKg).success).toBe(true);
  });

  test.each([
    [0.29, 'weightTooLow'],
    ['0,15', 'weightTooLow'],
    [-1, 'weightOutOfRange'],
    [120.1, 'weightOutOfRange'],
    ['0', 'weightOutOfRange'],
    ['', 'weightInvalid'],
    [Number.NaN, 'weightInvalid'],
    [Number.POSITIVE_INFINITY, 'weightInvalid'],
    [undefined, 'weightInvalid'],
    [null, 'weightInvalid'],
  ])('reject the weight %j as %s', (weightKg, message) => {
    expect(messages(dog(weightKg))).toEqual({ weightKg: message });
  });

  test.each([
    ['12公斤', 12],
    ['12,5 kg', 12.5],
    ['12,5 kilogrammes', 12.5],
    ['12,5 килограмма', 12.5],
    ['12.5KG.', 12.5],
    ['8 千克', 8],
    ['25 κιλά', 25],
    ['25 κ.', 25],
    ['9 кг', 9],
    ['9 килограмма', 9],
    ['9 килограма', 9],
    ['７，５ kilos', 7.5],
    ['7 chili', 7],
    ['7 kilogrami', 7],
    ['7 kilogramos', 7],
    ['800 g', 0.8],
    ['300 γραμμάρια', 0.3],
    ['2345 гр', 2.345],
    ['1.500 g', 1.5],
    ['120 000 g', 120],
  ])('read the weight %j as %d kg', (input, weightKg) => {
    expect(dog(input).data?.weightKg).toBe(weightKg);
  });

  test.each([
    ['1.000', 'numberAmbiguous'],
    ['1,000', 'numberAmbiguous'],
    ['25.500 kg', 'numberAmbiguous'],
    ['299 g', 'weightTooLow'],
    ['12 г', 'weightTooLow'],
    ['120001 g', 'weightOutOfRange'],
    ['0 g', 'weightOutOfRange'],
    ['800 m', 'weightInvalid'],
    ['25 lb', 'weightInvalid'],
    ['10斤', 'weightInvalid'],
    ['kg', 'weightInvalid'],
  ])('do not guess at the weight %j: %s', (input, message) => {
    expect(messages(dog(input))).toEqual({ weightKg: message });
  });

  test('require every choice', () => {
    expect(messages(dogCalculatorSchema.safeParse({ weightKg: 5 }))).toEqual({
      age: 'choiceRequired',
      activity: 'choiceRequired',
    });
  });

  test('accept a cat of 0.3 to 15 kg', () => {
    const cat = (weightKg: number) =>
      catCalculatorSchema.safeParse({ weightKg, age: { value: '3', unit: 'months' }, lifestyle: 'indoor' });
    expect([0.2, 0.3, 15, 15.1].map((kg) => cat(kg).success)).toEqual([false, true, true, false]);
    expect(cat(4).data).toEqual({ weightKg: 4, age: { value: 3, unit: 'months' }, lifestyle: 'indoor' });
  });
});

describe('dog profile', () => {
  const valid: AnimalProfileInput = {
    dogName: '  Μπέλα ',
    age: { value: '1,5', unit: 'years' },
    weightKg: '12,5',
    size: 'medium',
    bodyCondition: 'ideal',
    activity: 'high',
    firstTimeRaw: 'yes',
    currentDiet: 'homeCooked',
    hasHealthIssues: 'yes',
    health: ['allergy', 'allergy', 'skin'],
    excluded: ['beef', 'beef'],
    puppies: '4',
  };
  const check = (changes: Record<string, unknown>) => messages(animalProfileSchema.safeParse({ ...valid, ...changes }));

  test('is read from form text and parses again to itself', () => {
    const parsed = animalProfileSchema.parse(valid);
    expect(parsed).toEqual({
      ...valid,
      species: 'dog',
      dogName: 'Μπέλα',
      age: { value: 1.5, unit: 'years' },
      weightKg: 12.5,
      health: ['allergy', 'skin'],
      excluded: ['beef'],
      puppies: 4,
    });
    expect(animalProfileSchema.parse(parsed)).toEqual(parsed);
  });

  test('may omit health, exclusions and litter', () => {
    const { health, excluded, puppies, ...rest } = valid;
    expect(animalProfileSchema.parse({ ...rest, hasHealthIssues: 'no' })).toMatchObject({ health: [], excluded: [] });
  });

  test.each([
    [{ dogName: ' ' }, { dogName: 'nameRequired' }],
    [{ dogName: undefined }, { dogName: 'nameRequired' }],
    [{ dogName: 'x'.repeat(41) }, { dogName: 'nameTooLong' }],
    [{ dogName: 'x'.repeat(40) }, {}],
    [{ age: { value: 'old', unit: 'years' } }, { 'age.value': 'ageInvalid' }],
    [{ age: undefined }, { age: 'ageInvalid' }],
    [{ age: { value: 3, unit: 'days' } }, { 'age.unit': 'choiceRequired' }],
    [{ age: { value: 0, unit: 'weeks' } }, { 'age.value': 'ageOutOfRange' }],
    [{ age: { value: 30.1, unit: 'years' } }, { 'age.value': 'ageOutOfRange' }],
    [{ age: { value: 30, unit: 'years' } }, {}],
    [{ age: { value: 30, unit: 'months' } }, {}],
    [{ weightKg: '130' }, { weightKg: 'weightOutOfRange' }],
    [{ size: '' }, { size: 'choiceRequired' }],
    [{ puppies: '2,5' }, { puppies: 'puppiesInvalid' }],
    [{ puppies: 'two' }, { puppies: 'puppiesInvalid' }],
    [{ puppies: 0 }, { puppies: 'puppiesInvalid' }],
    [{ puppies: 21 }, { puppies: 'puppiesInvalid' }],
    [{ puppies: 20 }, {}],
    [{ puppies: 1 }, {}],
    [{ health: 'allergy' }, { health: 'choiceRequired' }],
    [{ health: ['flu'] }, { 'health.0': 'choiceRequired' }],
    [{ excluded: 'beef' }, { excluded: 'choiceRequired' }],
    [{ excluded: ['tofu'] }, { 'excluded.0': 'choiceRequired' }],
    [{ health: ['none', 'allergy'] }, { health: 'healthNoneExclusive' }],
    [{ health: ['none'], hasHealthIssues: 'no' }, {}],
    [{ health: ['none'] }, { health: 'healthRequired' }],
    [{ health: [] }, { health: 'healthRequired' }],
    [{ hasHealthIssues: 'no' }, { health: 'healthContradiction' }],
  ])('with %j has the error %j', (changes, expected) => {
    expect(check(changes)).toEqual(expected);
  });
});
