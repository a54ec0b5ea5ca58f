import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  answerParamNames,
  noAnswers,
  paramsToAnswers,
  wizardAnswersToParams,
} from '@/lib/feeding/answers';
import { allHealthOptions } from '@/lib/feeding/health-options';
import { splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import { excludableIngredients } from '@/lib/feeding/schema';
import { arbitraryChoices } from './arbitrary-choices';

const or = <Value extends string>(values: readonly Value[]) => fc.constantFrom<Value | ''>('', ...values);
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => value.length <= 80);

const answers: fc.Arbitrary<Answers> = fc.record({
  ...arbitraryChoices(or),
  dogName: text,
  // A typed unit moves to its own field.
  age: text.filter((age) => splitAgeNumberAndUnit(age).unit === null),
  weightKg: text,
  expectedKg: text,
  bodyScore: text,
  health: fc.subarray([...allHealthOptions]),
  excluded: fc.subarray([...excludableIngredients]),
  puppies: text,
});

describe('answers as parameters', () => {
  test('survive the round trip through a URL', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(paramsToAnswers(new URLSearchParams(wizardAnswersToParams(given).toString()))).toEqual(given);
      }),
    );
  });

  test('any text is parsed as a set of answers, and parsing it again changes nothing', () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...Object.values(answerParamNames), 'zz'), fc.string()));
    fc.assert(
      fc.property(query, (pairs) => {
        const read = paramsToAnswers(new URLSearchParams(pairs));
        expect(Object.keys(read).sort()).toEqual(Object.keys(noAnswers).sort());
        expect(paramsToAnswers(wizardAnswersToParams(read))).toEqual(read);
      }),
    );
  });

  test('have the typed unit of an age in its own field, also in a form sent without JavaScript', () => {
    const read = (age: string, unit?: string) => {
      const { age: value, ageUnit } = paramsToAnswers(new URLSearchParams({ a: age, ...(unit && { u: unit }) }));
      return [value, ageUnit];
    };
    expect(read('8 months', 'years')).toEqual(['8', 'months']);
    expect(read('3 χρόνια', 'months')).toEqual(['3', 'years']);
    expect(read('8个月')).toEqual(['8', 'months']);
    expect(read('8', 'years')).toEqual(['8', 'years']);
  });

  test('omit unanswered questions', () => {
    expect(wizardAnswersToParams(noAnswers).toString()).toBe('v=quick');
    expect(wizardAnswersToParams({ ...noAnswers, variant: 'detailed', health: ['obesity', 'renal'] }).toString()).toBe(
      'v=detailed&i=obesity&i=renal',
    );
  });

  test('use the parameter names of existing links', () => {
    const names = Object.entries(answerParamNames).map(([field, name]) => `${field}=${name}`);
    expect(names.join(' ')).toBe(
      'variant=v dogName=n age=a ageUnit=u weightKg=w expectedKg=x size=s bodyCondition=b bodyScore=o thinReason=y ' +
        'neutered=k lifestyle=c activity=m firstTimeRaw=f currentDiet=d hasHealthIssues=h health=i excluded=e ' +
        'puppies=l household=p restDay=r',
    );
  });

  test('drop unknown options, and truncate a text only far beyond its limit', () => {
    const read = paramsToAnswers(new URLSearchParams({ v: 'slow', s: 'huge', i: 'plague', n: 'x'.repeat(99) }));
    expect(read).toEqual({ ...noAnswers, dogName: 'x'.repeat(80) });
  });
});
