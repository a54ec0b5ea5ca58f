import { describe, expect, test } from 'vitest';
import { adultDogEnergy, adultDogFactors, findAdultAgeBand } from '@/lib/feeding/adult-dog-energy';
import { catEnergy, getKittenMultiplierRange } from '@/lib/feeding/cat-energy';
import {
  calculateReproductionKcalByStage,
  dailyGestationKcal,
  dailyLactationKcal,
} from '@/lib/feeding/gestation-and-lactation';
import { makersGuidePercents, makersGuidePortion } from '@/lib/feeding/makers-guide';
import {
  calculateComplementaryMaxGrams,
  computeCalculatorComplementaryMaxG,
  portionForEnergy,
} from '@/lib/feeding/portion';
import { adultWeightShareAtAge, puppyEnergyAfterWeeks } from '@/lib/feeding/puppy-energy';

test('the percent table equals the published one', () => {
  expect(makersGuidePercents).toEqual({
    adult: { low: 2, medium: 2.5, high: 3 },
    senior: { low: 2, medium: 2.25, high: 2.5 },
    puppy: { low: 4, medium: 5, high: 6 },
  });
  const senior = makersGuidePortion({ weightKg: 25, age: 'senior', activity: 'medium' }, 145);
  expect(senior).toMatchObject({ percent: 2.25, dailyG: 563, kcalPerDay: 816 });
});

describe('adults', () => {
  test('match the factor table and its age rows', () => {
    expect(adultDogFactors).toEqual({
      young: { low: 110, medium: 130, high: 140 },
      adult: { low: 95, medium: 110, high: 125 },
      senior: { low: 80, medium: 95, high: 110 },
    });
    const rows = (size: 'medium' | 'large' | 'giant') =>
      [1.99, 2, 5.99, 6, 6.99, 7, 7.99, 8].map((years) => findAdultAgeBand(years, size)[0]);
    expect(rows('medium').join('')).toBe('yaaaaaas');
    expect(rows('large').join('')).toBe('yaaaasss');
    expect(rows('giant').join('')).toBe('yaasssss');
  });

  test('an overweight dog keeps a factor below 90', () => {
    const energy = adultDogEnergy({ weightKg: 12, row: 'senior', activity: 'low', score: 7 });
    expect(energy).toMatchObject({ factor: 80, referenceKg: 10 });
    expect(energy.kcalPerDay).toBeCloseTo(449.87, 2);
  });

  test('have a range of 10 % on either side', () => {
    expect(portionForEnergy(1450, 145, 25).rangeG).toEqual({ min: 900, max: 1100 });
  });

  test('throw for unusable numbers, naming them', () => {
    expect(() => portionForEnergy(0, 145, 25)).toThrow('kcalPerDay');
    expect(() => portionForEnergy(1000, 0, 25)).toThrow('kcalPer100g');
    expect(() => portionForEnergy(1000, 145, -1)).toThrow('weight');
    expect(() => makersGuidePortion({ weightKg: Number.NaN, age: 'adult', activity: 'low' }, 145)).toThrow('weight');
    expect(() => makersGuidePortion({ weightKg: 5, age: 'adult', activity: 'low' }, 0)).toThrow('kcalPer100g');
    expect(() => adultDogEnergy({ weightKg: 0, row: 'adult', activity: 'low', score: 5 })).toThrow('weight');
  });
});

describe('growth', () => {
  test('starts at 8 weeks and never exceeds the adult weight', () => {
    expect(() => adultWeightShareAtAge(7.9, 'medium')).toThrow('8 weeks');
    expect(() => adultWeightShareAtAge(Number.NaN, 'medium')).toThrow(RangeError);
    expect(adultWeightShareAtAge(8, 'mini')).toBeCloseTo(0.332, 3);
    expect(adultWeightShareAtAge(52, 'mini')).toBe(1);
    expect(adultWeightShareAtAge(60, 'small')).toBe(1);
  });

  test('continues linearly from week 52 to the adult age of large and giant dogs', () => {
    const start = adultWeightShareAtAge(52, 'large');
    expect(start).toBeCloseTo(0.8986, 4);
    expect(adultWeightShareAtAge(65, 'large')).toBeCloseTo((start + 1) / 2, 10);
    expect(adultWeightShareAtAge(78, 'large')).toBe(1);
    expect(adultWeightShareAtAge(90, 'large')).toBe(1);
    expect(adultWeightShareAtAge(78, 'giant')).toBeCloseTo((adultWeightShareAtAge(52, 'giant') + 1) / 2, 10);
  });

  test('a puppy grows along its own curve from week to week', () => {
    // By hand: p(12) = (39.88 ln 12 - 60.7) / 100 = 0.38398; 7 kg / p = 18.230 kg; p(15) = 0.47297, so 8.622 kg and
    // (254.1 - 135 x 0.47297) x 8.622^0.75 = 190.249 x 5.0317 = 957.3 kcal. FEDIAF 2025, growth curves.
    const later = puppyEnergyAfterWeeks({ weightKg: 7, ageWeeks: 12, size: 'medium' }, 3);
    expect(later.referenceKg).toBeCloseTo(8.62, 2);
    expect(later.kcalPerDay).toBeCloseTo(957.3, 0);
  });
});

describe('treats and complementary food', () => {
  test('are at most 10 % of the energy, rounded down', () => {
    expect(calculateComplementaryMaxGrams(1229.8, 364)).toBe(33);
    expect(calculateComplementaryMaxGrams(1000, 100)).toBe(100);
    expect(() => calculateComplementaryMaxGrams(0, 100)).toThrow('kcalPerDay');
    expect(() => calculateComplementaryMaxGrams(100, 0)).toThrow('kcalPer100g');
  });

  test('use the young adult row for a puppy and their own rows for adults and seniors in the calculator', () => {
    const input = { weightKg: 10, activity: 'medium' } as const;
    const maxima = (['puppy', 'adult', 'senior'] as const).map((age) =>
      computeCalculatorComplementaryMaxG({ ...input, age }, 100),
    );
    expect(maxima).toEqual([73, 61, 53]);
  });
});

describe('reproduction', () => {
  test('late gestation adds 26 kcal per kg from week 5', () => {
    const early = dailyGestationKcal(25, 4);
    expect(dailyGestationKcal(25, 5) - early).toBeCloseTo(650, 8);
    expect(dailyGestationKcal(25, 1)).toBe(early);
    expect(dailyGestationKcal(25, 9)).toBe(dailyGestationKcal(25, 5));
    for (const week of [0, 10, Number.NaN]) expect(() => dailyGestationKcal(25, week)).toThrow('nine weeks');
  });

  test('the lactation table ends at 8 puppies and 4 weeks', () => {
    expect(dailyLactationKcal(10, 4, 2)).toBeCloseTo(145 * 10 ** 0.75 + 96 * 10 * 0.95, 8);
    expect(dailyLactationKcal(10, 5, 3)).toBeCloseTo(145 * 10 ** 0.75 + 108 * 10 * 1.1, 8);
    expect(dailyLactationKcal(10, 1, 1)).toBeCloseTo(145 * 10 ** 0.75 + 24 * 10 * 0.75, 8);
    expect([dailyLactationKcal(10, 0, 1), dailyLactationKcal(10, 9, 1), dailyLactationKcal(10, 2.5, 1)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([dailyLactationKcal(10, 3, 0), dailyLactationKcal(10, 3, 5)]).toEqual([null, null]);
    expect(dailyLactationKcal(10, 8, 4)).not.toBeNull();
  });

  test('guidance figures are whole kcal, with the milk weeks only for a known litter', () => {
    expect(calculateReproductionKcalByStage(25)).toEqual({
      gestationWeeks1to4: 1476,
      gestationFromWeek5: 2126,
      lactation: [],
    });
    expect(calculateReproductionKcalByStage(25, 3).lactation).toEqual([2971, 3331, 3601, 3781]);
    expect(calculateReproductionKcalByStage(25, 12).lactation).toEqual([]);
  });
});

describe('cats', () => {
  const portion = (input: Omit<Parameters<typeof catEnergy>[0], 'score'>, kcalPer100g: number) => {
    const { kcalPerDay, kcalRange } = catEnergy({ ...input, score: 5 });
    return portionForEnergy(kcalPerDay, kcalPer100g, input.weightKg, kcalRange);
  };

  test('an indoor cat gets a range, an active one a single figure', () => {
    // By hand: 4^0.67 = 2.5315; x 52, 63.5 and 75 kcal (FEDIAF 2025, VII-9) = 131.6, 160.8, 189.9; / 144 x 100 = 91,
    // 112, 132 g.
    const indoor = portion({ weightKg: 4, ageMonths: 12, lifestyle: 'indoor' }, 144);
    expect(indoor.rangeG).toEqual({ min: 90, max: 130 });
    expect(indoor.dailyG).toBe(110);
    const active = portion({ weightKg: 4, ageMonths: 36, lifestyle: 'active' }, 144);
    expect(active.rangeG).toEqual({ min: 175, max: 175 });
    expect(active.dailyG).toBe(175);
  });

  test('a kitten is fed by its multiplier, whatever its life indoors', () => {
    const kitten = { weightKg: 1.2, ageMonths: 3 };
    const indoor = portion({ ...kitten, lifestyle: 'indoor' }, 164);
    expect(indoor).toEqual(portion({ ...kitten, lifestyle: 'active' }, 164));
    expect(indoor.rangeG).toEqual({ min: 140, max: 170 });
    expect(portion({ ...kitten, ageMonths: 11.9, lifestyle: 'indoor' }, 164).dailyG).toBe(105);
  });

  test('an overweight cat is fed at the lower end for its ideal weight, a thin one a tenth more', () => {
    // By hand: 6 / 1.2 = 5 kg; 5^0.67 = 2.9398; x 52 = 152.9. 4^0.67 x 63.5 x 1.1 = 176.8.
    const cat = { ageMonths: 60, lifestyle: 'indoor' } as const;
    expect(catEnergy({ ...cat, weightKg: 6, score: 7 }).kcalPerDay).toBeCloseTo(152.9, 1);
    expect(catEnergy({ ...cat, weightKg: 4, score: 4 }).kcalPerDay).toBeCloseTo(176.8, 1);
  });

  test.each([
    [4, { min: 2, max: 2.5 }],
    [4.1, { min: 1.75, max: 2 }],
    [9, { min: 1.75, max: 2 }],
    [9.1, { min: 1.5, max: 1.5 }],
  ])('the kitten multiplier at %d months', (months, range) => {
    expect(getKittenMultiplierRange(months)).toEqual(range);
  });

  test('unusable numbers are rejected by name', () => {
    const cat = { weightKg: 4, ageMonths: 36, lifestyle: 'indoor' } as const;
    expect(() => portion({ ...cat, weightKg: 0 }, 144)).toThrow('weight');
    expect(() => portion(cat, 0)).toThrow('kcalPer100g');
  });
});
