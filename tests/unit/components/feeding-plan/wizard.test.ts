import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersAfterChange } from '@/components/feeding-plan/wizard/answers-after-change';
import { parseEnteredAnswers, resolveInitialWizardState } from '@/components/feeding-plan/wizard/initial-wizard-state';
import {
  findFirstIncompleteStepIndex,
  findStepErrors,
  reachableWizardView,
} from '@/components/feeding-plan/wizard/step-validation';
import {
  buildWizardStepUrlWithoutAnswers,
  createEmptyAnswers,
  parseSharedAnswers,
  parseWizardView,
  prefillAnswersFromCalculator,
  type WizardView,
} from '@/components/feeding-plan/wizard/wizard-url';
import {
  type Answers,
  paramsToAnswers,
  type WizardVariant,
  wizardAnswersToParams,
  wizardVariants,
} from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { buildPlan } from '@/lib/feeding/build-plan';
import { allHealthOptions } from '@/lib/feeding/health-options';
import { excludableIngredients } from '@/lib/feeding/schema';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { arbitraryChoices } from '@/tests/unit/lib/feeding/arbitrary-choices';
import { sampleFoods } from '@/tests/unit/lib/feeding/sample-foods';

const complete = (variant: WizardVariant): Answers => ({
  ...createEmptyAnswers(variant),
  dogName: 'Argos',
  age: '4',
  weightKg: '25',
  bodyCondition: 'ideal',
  activity: 'medium',
  firstTimeRaw: 'yes',
  currentDiet: 'dry',
  hasHealthIssues: 'no',
  ...(variant === 'cat' && { weightKg: '4', lifestyle: 'indoor' as const }),
});

describe('an age whose unit is chosen after it was typed', () => {
  /** The age after these choices, the first of which is made by leaving the field. */
  function ageAfter(ageText: string, choices: Answers['ageUnit'][], tag = 'en') {
    const answers = choices.reduce(
      (known, ageUnit) => answersAfterChange(known, { ageUnit }, ageText, tag),
      answersAfterChange(complete('quick'), { age: ageText }, ageText, tag),
    );
    return [answers.age, answers.ageUnit];
  }

  test('is converted when it was in two units, from its text each time', () => {
    expect(ageAfter('1 year 6 months', ['months'])).toEqual(['18', 'months']);
    expect(ageAfter('1 year 6 months', ['months', 'years'])).toEqual(['1.5', 'years']);
    expect(ageAfter('1 year 6 months', ['years'])).toEqual(['1.5', 'years']);
    expect(ageAfter('2岁3个月', ['months', 'years', 'weeks', 'months'])).toEqual(['27', 'months']);
  });

  test('has the decimal mark of the language, and is recognised in another language', () => {
    expect(ageAfter('2 χρόνια και 3 μήνες', ['months', 'years'], 'el')).toEqual(['2,25', 'years']);
    expect(ageAfter('2 χρόνια και 3 μήνες', ['years', 'weeks'], 'el')).toEqual(['117', 'weeks']);
    expect(ageAfter('25 χρόνια και 3 μήνες', ['weeks'], 'el')).toEqual(['1313', 'weeks']);
    const saved: Answers = { ...complete('quick'), age: '2,25', ageUnit: 'years' };
    expect(answersAfterChange(saved, { ageUnit: 'months' }, '2 χρόνια και 3 μήνες', 'en').age).toBe('27');
  });

  test('has the corrected unit when it was in one', () => {
    expect(ageAfter('8 μηνών', ['months', 'years'])).toEqual(['8', 'years']);
    expect(ageAfter('18', ['months', 'years'])).toEqual(['18', 'years']);
  });

  test('is not taken from a text that has been replaced', () => {
    const shared: Answers = { ...complete('quick'), age: '5', ageUnit: 'months' };
    expect(answersAfterChange(shared, { ageUnit: 'years' }, '1 year 6 months', 'en')).toMatchObject({
      age: '5',
      ageUnit: 'years',
    });
  });
});

describe('URLs', () => {
  test('every step of both variants has its own URL and is parsed from it', () => {
    for (const variant of wizardVariants) {
      const views: WizardView[] = [...listWizardStepsOfVariant(variant).keys(), 'plan'];
      const urls = views.map((view) => buildWizardStepUrlWithoutAnswers('/en/feeding-plan/quick', view));
      expect(new Set(urls).size).toBe(views.length);
      expect(urls.map((url) => parseWizardView(new URL(url, 'https://a.example').search, variant))).toEqual(views);
    }
  });

  test.each(['', '?step=', '?step=0', '?step=9', '?step=-1', '?step=2.5', '?step=x', '?weight=12'])(
    '%s is the first step',
    (search) => expect(parseWizardView(search, 'quick')).toBe(0),
  );

  test('a shared link holds the values in its fragment, for the variant it opens', () => {
    const answers = { ...complete('detailed'), excluded: ['beef' as const] };
    expect(parseSharedAnswers(`#${wizardAnswersToParams(answers)}`, 'quick')).toEqual({ ...answers, variant: 'quick' });
    for (const hash of ['', '#', '#plan-weightKg', '#content', '#a=4'])
      expect(parseSharedAnswers(hash, 'quick')).toBeNull();
  });

  test('the calculator passes on weight, activity and whether the dog is a puppy', () => {
    const fresh = createEmptyAnswers('quick');
    const prefill = (answers: Answers, query: string) =>
      prefillAnswersFromCalculator(answers, new URLSearchParams(query));
    expect(prefill(fresh, 'weight=12.4&age=adult&activity=high')).toEqual({
      ...fresh,
      weightKg: '12.4',
      activity: 'high',
    });
    expect(prefill(fresh, 'weight=12,5+kilogrammes').weightKg).toBe('12,5 kilogrammes');
    expect(prefill(fresh, 'age=puppy').ageUnit).toBe('months');
    expect(prefill({ ...fresh, age: '3' }, 'age=puppy').ageUnit).toBe('years');
    expect(prefill(fresh, 'weight=5&age=puppy&months=12+weeks')).toMatchObject({ age: '12', ageUnit: 'weeks' });
    expect(prefill({ ...fresh, variant: 'cat' }, 'weight=2&age=8+месяцев&ageUnit=years')).toMatchObject({
      age: '8',
      ageUnit: 'months',
    });
    expect(prefill({ ...fresh, variant: 'detailed' }, 'age=senior')).toMatchObject({
      hasHealthIssues: 'yes',
      health: ['senior'],
    });
    expect(prefill({ ...fresh, variant: 'quick' }, 'age=senior').health).toEqual([]);
    expect(prefill(fresh, 'activity=wild')).toEqual(fresh);
    expect(prefill(fresh, 'step=2')).toEqual(fresh);
  });
});

describe('opening', () => {
  const pathname = '/en/feeding-plan/quick';
  const at = (hash: string, search = '') => ({ pathname, search, hash });
  const fresh = createEmptyAnswers('quick');

  test('the calculator’s values apply once: a reload preserves later changes', () => {
    const first = resolveInitialWizardState({
      variant: 'quick',
      url: at('#weight=12.4&age=adult'),
      saved: fresh,
      entered: {},
    });
    expect(first).toMatchObject({ answers: { weightKg: '12.4' }, view: 0, url: pathname });
    const { hash, search } = new URL(first.url ?? '', 'https://a.example');
    const saved = { ...first.answers, weightKg: '15' };
    const again = resolveInitialWizardState({ variant: 'quick', url: at(hash, search), saved: saved, entered: {} });
    expect(again).toEqual({ answers: saved, view: 0, errors: {}, url: null });
  });

  test('new calculator values override stored ones, and input typed before hydration overrides both', () => {
    const saved = { ...fresh, weightKg: '8', activity: 'low' as const };
    const given = { variant: 'quick' as const, url: at('#weight=12.4&activity=high'), saved: saved };
    expect(resolveInitialWizardState({ ...given, entered: {} }).answers).toMatchObject({
      weightKg: '12.4',
      activity: 'high',
    });
    expect(resolveInitialWizardState({ ...given, entered: { weightKg: '15' } }).answers).toMatchObject({
      weightKg: '15',
      activity: 'high',
    });
  });

  test('the values of a form that the browser sent by itself are read from the query and removed from the URL', () => {
    const path = '/en/feeding-plan/cat';
    const search = '?weight=5.2&age=7&ageUnit=months&lifestyle=active&utm_source=mail';
    const first = resolveInitialWizardState({
      variant: 'cat',
      url: { pathname: path, search, hash: '' },
      saved: null,
      entered: {},
    });
    expect(first).toMatchObject({
      answers: { weightKg: '5.2', age: '7', ageUnit: 'months', lifestyle: 'active' },
      url: `${path}?utm_source=mail`,
    });
    expect(buildWizardStepUrlWithoutAnswers(path, 1, search)).toBe(`${path}?step=2&utm_source=mail`);
  });

  test('a link opens its plan and is removed from the URL; a step that is not yet reachable leads back', () => {
    const shared = resolveInitialWizardState({
      variant: 'quick',
      url: at(`#${wizardAnswersToParams(complete('quick'))}`),
      saved: null,
      entered: {},
    });
    expect(shared).toEqual({ answers: complete('quick'), view: 'plan', errors: {}, url: `${pathname}?step=plan` });
    expect(resolveInitialWizardState({ variant: 'quick', url: at('', '?step=3'), saved: null, entered: {} })).toEqual({
      answers: fresh,
      view: 0,
      errors: {},
      url: pathname,
    });
  });

  test.each<[string, WizardVariant, Record<string, string>, number, Record<string, string>]>([
    ['an age above the limit', 'quick', { a: '31' }, 0, { age: 'ageOutOfRange' }],
    ['an age that is no number', 'detailed', { a: 'old' }, 1, { age: 'ageInvalid' }],
    ['a weight above the limit', 'quick', { w: '200' }, 0, { weightKg: 'weightOutOfRange' }],
    ['a weight no cat has', 'cat', { w: '20' }, 0, { weightKg: 'weightOutOfRange' }],
    ['a choice that does not exist', 'quick', { b: 'round' }, 1, { bodyCondition: 'choiceRequired' }],
    ['a cat without its lifestyle', 'cat', { c: '' }, 1, { lifestyle: 'choiceRequired' }],
    ['two steps in question', 'quick', { n: '', b: '', d: '' }, 0, { dogName: 'nameRequired' }],
    ['an end that is missing', 'quick', { w: '', b: '', m: '', f: '', d: '', h: '' }, 0, { weightKg: 'weightInvalid' }],
  ])('a link with %s opens that step with its error and all answers', (_, variant, changes, view, errors) => {
    const params = wizardAnswersToParams(complete(variant));
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    const opened = resolveInitialWizardState({ variant, url: at(`#${params}`), saved: null, entered: {} });
    expect(opened).toMatchObject({ view, errors });
    expect(Object.keys(opened.errors)).toEqual(Object.keys(errors));
    expect(opened.answers).toEqual({ ...paramsToAnswers(params), variant });
  });

  test.each(wizardVariants)(
    'a link of the %s plan, cut before its first answer, replaces no saved answers',
    (variant) => {
      const saved = { ...createEmptyAnswers(variant), dogName: 'Rex', age: '3', weightKg: '4' };
      const link = `#${wizardAnswersToParams(complete(variant))}`;
      const firstValue = link.indexOf('&n=') + '&n='.length;
      const cut = Array.from({ length: firstValue }, (_, end) => link.slice(0, end + 1));
      for (const hash of [...cut, `#v=${variant}&u=years`, '#w=', '#v=other', `#v=${variant}&b=round`]) {
        const opened = resolveInitialWizardState({ variant, url: at(hash), saved, entered: {} });
        expect(opened, hash).toEqual({ answers: saved, view: 0, errors: {}, url: null });
      }
      const cutLater = at(link.slice(0, firstValue + 1));
      const opened = resolveInitialWizardState({ variant, url: cutLater, saved, entered: {} });
      expect(opened.answers).toEqual({
        ...createEmptyAnswers(variant),
        ageUnit: '',
        dogName: complete(variant).dogName[0],
      });
    },
  );

  test('answers that are not of a link show no error before Continue', () => {
    const saved = { ...complete('quick'), weightKg: '200' };
    for (const url of [at('', '?step=plan'), at('#weight=200&age=adult')])
      expect(resolveInitialWizardState({ variant: 'quick', url, saved, entered: {} })).toMatchObject({
        view: 0,
        errors: {},
      });
  });

  test.each(['?step=9', '?step=x', '?step=', '?step=1'])(
    'removes %s from the URL, which names no later step',
    (search) =>
      expect(resolveInitialWizardState({ variant: 'quick', url: at('', search), saved: null, entered: {} })).toEqual({
        answers: fresh,
        view: 0,
        errors: {},
        url: pathname,
      }),
  );

  test('preserves other query parameters', () =>
    expect(
      resolveInitialWizardState({ variant: 'quick', url: at('', '?utm_source=mail'), saved: null, entered: {} }).url,
    ).toBeNull());

  test('preserves them in the URL of every view', () => {
    expect(buildWizardStepUrlWithoutAnswers(pathname, 0, '?utm_source=mail')).toBe(`${pathname}?utm_source=mail`);
    expect(buildWizardStepUrlWithoutAnswers(pathname, 1, '?utm_source=mail')).toBe(
      `${pathname}?step=2&utm_source=mail`,
    );
    expect(buildWizardStepUrlWithoutAnswers(pathname, 'plan', '?step=2&utm_source=mail')).toBe(
      `${pathname}?step=plan&utm_source=mail`,
    );
    const url = at('', '?step=9&utm_source=mail');
    expect(resolveInitialWizardState({ variant: 'quick', url, saved: null, entered: {} }).url).toBe(
      `${pathname}?utm_source=mail`,
    );
  });

  test('an age typed before hydration preserves its unit', () => {
    const entered = (fields: [string, string][]) => parseEnteredAnswers([['v', 'quick'], ...fields]);
    expect(
      entered([
        ['a', '10'],
        ['u', 'weeks'],
        ['w', ''],
      ]),
    ).toEqual({ age: '10', ageUnit: 'weeks' });
    expect(
      entered([
        ['a', '3'],
        ['u', 'years'],
      ]),
    ).toEqual({ age: '3', ageUnit: 'years' });
    expect(
      entered([
        ['a', ''],
        ['u', 'months'],
      ]),
    ).toEqual({ ageUnit: 'months' });
    // The unit preset by the page is no input: a stored '4 months' must not become 4 years.
    expect(
      entered([
        ['n', 'Argos'],
        ['a', ''],
        ['u', 'years'],
      ]),
    ).toEqual({ dogName: 'Argos' });
  });
});

describe('progress', () => {
  test('the first step with a missing value blocks the following steps', () => {
    for (const variant of wizardVariants) {
      const last = listWizardStepsOfVariant(variant).length - 1;
      expect(findFirstIncompleteStepIndex(createEmptyAnswers(variant))).toBe(0);
      expect(reachableWizardView(createEmptyAnswers(variant), 'plan')).toBe(0);
      expect(findFirstIncompleteStepIndex(complete(variant))).toBeNull();
      expect(reachableWizardView(complete(variant), 'plan')).toBe('plan');
      expect(reachableWizardView(complete(variant), last)).toBe(last);
    }
    const open = { ...complete('detailed'), activity: '' as const };
    expect(findFirstIncompleteStepIndex(open)).toBe(4);
    expect([reachableWizardView(open, 5), reachableWizardView(open, 2), reachableWizardView(open, 'plan')]).toEqual([
      4, 2, 4,
    ]);
    expect(findStepErrors(open, 4)).toEqual({ activity: 'choiceRequired' });
    expect(findStepErrors(open, 3)).toEqual({});
  });

  test('the impossible weight of a cat is an error of the first step while the others are empty', () => {
    const basics = { ...createEmptyAnswers('cat'), dogName: 'Mia', age: '3' };
    expect(findStepErrors({ ...basics, weightKg: '15.1 kg' }, 0)).toEqual({ weightKg: 'weightOutOfRange' });
    expect(findStepErrors({ ...basics, weightKg: '15' }, 0)).toEqual({});
    expect(findStepErrors({ ...createEmptyAnswers('quick'), dogName: 'Rex', age: '3', weightKg: '16' }, 0)).toEqual({});
  });

  test('a missing unit of age is an error of the step with the age', () => {
    expect(findStepErrors({ ...complete('detailed'), ageUnit: '' }, 1)).toEqual({ ageUnit: 'choiceRequired' });
  });
});

describe('any combination of values', () => {
  const text = fc.oneof(
    fc.constantFrom('', '0', '4', '2,5', '12.4', '-1', '1e3', 'NaN', '１２', '119.9', '0.3'),
    fc.double({ min: 0.1, max: 130, noNaN: true }).map(String),
    fc.string({ maxLength: 6 }),
  );
  const or = <Value extends string>(values: readonly Value[]) => fc.constantFrom<Value | ''>('', ...values, ...values);
  const answers: fc.Arbitrary<Answers> = fc.record({
    ...arbitraryChoices(or),
    dogName: fc.oneof(fc.constant('Argos'), fc.string({ maxLength: 50 })),
    age: text,
    weightKg: text,
    expectedKg: fc.oneof(fc.constant(''), text),
    bodyScore: fc.oneof(fc.constant(''), text),
    health: fc.subarray([...allHealthOptions], { maxLength: 3 }),
    excluded: fc.subarray([...excludableIngredients], { maxLength: 4 }),
    puppies: fc.oneof(fc.constant(''), text),
  });
  const numbersIn = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(numbersIn)
        : [];

  test('ends at a step with its errors, or at a result with plausible numbers', () => {
    let results = 0;
    fc.assert(
      fc.property(answers, (given) => {
        const open = findFirstIncompleteStepIndex(given);
        const checked = answersToProfile(given);
        expect(open === null).toBe(checked.ok);
        if (open !== null) expect(Object.keys(findStepErrors(given, open)).length).toBeGreaterThan(0);
        if (!checked.ok) return;
        results += 1;
        const result = buildPlan(checked.profile, sampleFoods);
        expect(numbersIn(result).every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
        if (result.kind !== 'plan') return;
        const { method, feedingDaysPerWeek, days } = result;
        const noFast = method.kind === 'puppy' || checked.profile.size === 'mini';
        if (noFast || feedingDaysPerWeek === 7) expect(days.some(({ kind }) => kind === 'rest')).toBe(false);
        expect(given.health).not.toContain('diabetes');
      }),
      { numRuns: 3000 },
    );
    expect(results).toBeGreaterThan(30);
  });
});

test('placeholders in a text are filled, unknown ones stay visible', () => {
  expect(fillTemplate('Step {step} of {total}', { step: 2, total: '4' })).toBe('Step 2 of 4');
  expect(fillTemplate('{a} {b}', { a: 1 })).toBe('1 {b}');
});
