import { beforeEach, expect, test, vi } from 'vitest';
import { answersAfterChange } from '@/components/feeding-plan/wizard/answers-after-change';
import {
  deleteAnswers,
  loadAnswers,
  loadEnteredAge,
  saveAnswers,
} from '@/components/feeding-plan/wizard/answers-storage';
import { createEmptyAnswers } from '@/components/feeding-plan/wizard/wizard-url';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const dog = { ...createEmptyAnswers('quick'), dogName: 'Argos', health: ['renal' as const] };
const cat = { ...createEmptyAnswers('cat'), dogName: 'Mia' };

test('both variants for dogs share their answers', () => {
  saveAnswers(dog);
  expect(loadAnswers('detailed')).toEqual({ ...dog, variant: 'detailed' });
});

test('dog and cat have answers of their own, and starting over deletes only those of one', () => {
  saveAnswers(dog);
  expect(loadAnswers('cat')).toBeNull();
  saveAnswers(cat);
  expect(loadAnswers('quick')).toEqual(dog);
  expect(loadAnswers('cat')).toEqual(cat);
  deleteAnswers('cat');
  expect(loadAnswers('cat')).toBeNull();
  expect(loadAnswers('quick')).toEqual(dog);
});

test('a cat that an earlier release saved under the common key is found, and is no dog', () => {
  stored.set('feeding-plan', 'v=cat&n=Mia&u=years');
  expect(loadAnswers('quick')).toBeNull();
  saveAnswers(dog);
  expect(loadAnswers('cat')).toEqual(cat);
  expect(loadAnswers('quick')).toEqual(dog);
});

test.each([
  ['as it was typed', { age: '1 year 6 months', ageUnit: 'years' as const }],
  ['converted', { age: '18', ageUnit: 'months' as const }],
  ['converted once more', { age: '1.5', ageUnit: 'years' as const }],
])('an age in two units, saved %s, is converted by a choice after a reload', (_, age) => {
  saveAnswers({ ...dog, ...age }, '1 year 6 months');
  const loaded = loadAnswers('quick') ?? expect.fail('nothing was saved');
  const choose = (ageUnit: 'years' | 'weeks') =>
    answersAfterChange(loaded, { ageUnit }, loadEnteredAge('quick'), 'en').age;
  expect([choose('years'), choose('weeks')]).toEqual(['1.5', '78']);
  expect(loadEnteredAge('cat')).toBe('');
});
