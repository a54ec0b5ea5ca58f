import { describe, expect, test } from 'vitest';
import { assessHealth, healthOptions, healthOptions1, healthOptions2, toggleHealth } from '@/lib/feeding/health';

test('both wizards offer the options of the specification', () => {
  expect(healthOptions1).toHaveLength(6);
  expect(healthOptions2).toHaveLength(15);
  // Obesity is in both lists.
  expect(healthOptions).toHaveLength(20);
});

describe('assessHealth', () => {
  test.each(['kidney', 'pancreas', 'renal', 'liver', 'diabetes', 'stones', 'lowHaematocrit'] as const)(
    '%s requires the vet first, whatever else is selected',
    (option) => {
      expect(assessHealth(['obesity', option, 'pregnancyNursing'])).toEqual({ kind: 'vetFirst', reasons: [option] });
    },
  );

  test('pregnancy and nursing get guidance', () => {
    expect(assessHealth(['senior', 'pregnancyNursing'])).toEqual({ kind: 'guidance', reasons: ['pregnancyNursing'] });
  });

  test.each([
    [['none'], []],
    [[], []],
    [['obesity'], ['slim']],
    [['allergy'], ['singleProtein']],
    [['skin'], ['singleProtein']],
    [['skinSkeletal'], ['singleProtein']],
    [['gastritis'], ['gentle']],
    [['digestive', 'diarrhoea'], ['gentle']],
    [['colitis'], ['lowBone']],
    [
      ['senior', 'highActivity', 'puppy'],
      ['senior', 'highActivity', 'puppy'],
    ],
  ] as const)('%j adjusts the plan by %j', (options, adjustments) => {
    expect(assessHealth(options)).toEqual({ kind: 'plan', adjustments: new Set(adjustments) });
  });
});

test('selecting none clears the other options, and the reverse', () => {
  expect(toggleHealth(['obesity', 'liver'], 'none')).toEqual(['none']);
  expect(toggleHealth(['none'], 'liver')).toEqual(['liver']);
  expect(toggleHealth(['obesity'], 'liver')).toEqual(['obesity', 'liver']);
  expect(toggleHealth(['obesity', 'liver'], 'obesity')).toEqual(['liver']);
  expect(toggleHealth(['none'], 'none')).toEqual([]);
});
