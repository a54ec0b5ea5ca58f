import { describe, expect, test } from 'vitest';
import {
  allHealthOptions,
  assessAnimalHealth,
  catHealthOptions,
  detailedWizardHealthOptions,
  quickWizardHealthOptions,
  toggleHealthOption,
} from '@/lib/feeding/health-options';

test('both wizards offer the options of the specification', () => {
  // The specified ones, and another illness or medicine; the quick one also has pregnancy or nursing.
  expect(quickWizardHealthOptions).toHaveLength(6 + 2);
  expect(detailedWizardHealthOptions).toHaveLength(15 + 1);
  // obesity, pregnancy or nursing, and another illness are in both
  expect(new Set([...quickWizardHealthOptions, ...detailedWizardHealthOptions]).size).toBe(21);
});

describe('assessAnimalHealth', () => {
  test.each([
    'kidney',
    'pancreas',
    'renal',
    'liver',
    'diabetes',
    'stones',
    'lowHaematocrit',
    'other',
    'otherOrPregnant',
  ] as const)('%s goes to the vet first, whatever else is ticked', (option) => {
    expect(assessAnimalHealth(['obesity', option, 'pregnancyNursing'])).toEqual({
      kind: 'vetFirst',
      reasons: [option],
    });
  });

  test.each(catHealthOptions.filter((option) => option !== 'obesity'))('%s sends a cat to the vet first', (option) => {
    expect(assessAnimalHealth([option], 'cat')).toEqual({ kind: 'vetFirst', reasons: [option] });
  });

  test('a cat that is only too heavy gets a plan', () => {
    expect(assessAnimalHealth(['obesity'], 'cat')).toEqual({ kind: 'plan', adjustments: new Set(['slim']) });
  });

  test('pregnancy and nursing get guidance', () => {
    expect(assessAnimalHealth(['senior', 'pregnancyNursing'])).toEqual({
      kind: 'guidance',
      reasons: ['pregnancyNursing'],
    });
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
    expect(assessAnimalHealth(options)).toEqual({ kind: 'plan', adjustments: new Set(adjustments) });
  });
});

test('every wizard has the options of pregnancy or nursing and of another illness, each by itself', () => {
  for (const options of [quickWizardHealthOptions, detailedWizardHealthOptions, catHealthOptions]) {
    expect(options).toEqual(expect.arrayContaining(['pregnancyNursing', 'other']));
    expect(options).not.toContain('otherOrPregnant');
  }
  expect(allHealthOptions).toContain('otherOrPregnant');
});

test('selecting none clears the other options, and the reverse', () => {
  expect(toggleHealthOption(['obesity', 'liver'], 'none')).toEqual(['none']);
  expect(toggleHealthOption(['none'], 'liver')).toEqual(['liver']);
  expect(toggleHealthOption(['obesity'], 'liver')).toEqual(['obesity', 'liver']);
  expect(toggleHealthOption(['obesity', 'liver'], 'obesity')).toEqual(['liver']);
  expect(toggleHealthOption(['none'], 'none')).toEqual([]);
});
