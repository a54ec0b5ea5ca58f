import { describe, expect, it } from 'vitest';
import { planSheetModel } from '@/documents/feeding-plan/model';
import { vetSheetModel } from '@/documents/feeding-plan/vet-summary-model';
import { catHealthOptions } from '@/lib/feeding/health';
import { vetCauses } from '@/lib/feeding/vet-first';
import { planCalendar } from '@/lib/feeding-plan/calendar-file';
import { localeCodes } from '@/lib/i18n/locales';
import { dogWords } from '@/tests/unit/dog-words';
import { profile } from '@/tests/unit/lib/feeding/catalogue';
import { paperOf, planOf } from './dogs';

const cat = (changes: Parameters<typeof profile>[0]) =>
  profile({ species: 'cat', dogName: 'Mina', weightKg: 4, size: 'mini', lifestyle: 'indoor', ...changes });
const cats = {
  adult: cat({}),
  active: cat({ lifestyle: 'active', currentDiet: 'raw', firstTimeRaw: 'no' }),
  senior: cat({ age: { value: 12, unit: 'years' } }),
  overweight: cat({ bodyCondition: 'overweight', neutered: 'yes', excluded: ['beef'] }),
  thin: cat({ bodyCondition: 'underweight', thinReason: 'yes' }),
  kitten: cat({ age: { value: 5, unit: 'months' }, weightKg: 2 }),
};

describe.each(localeCodes)('in %s', (locale) => {
  it.each(Object.entries(cats))('the paper and the calendar of a cat (%s) speak of no dog', (_, animal) => {
    const plan = planOf(animal, locale);
    const paper = planSheetModel(plan, paperOf(animal, locale), 'Mina', 'roomy');
    expect(JSON.stringify(paper)).not.toMatch(dogWords);
    expect(planCalendar(plan, animal, locale, '2026-12-01').replace(/\r\n /g, '')).not.toMatch(dogWords);
  });

  it('the sheet for the vet of a cat speaks of no dog', () => {
    const ofDogsOnly = ['upsetToday', 'growingIllness', 'stillGrowing', 'largeLitter'];
    const causes = vetCauses.filter((cause) => !ofDogsOnly.includes(cause));
    const ill = { ...cats.thin, health: [...catHealthOptions] };
    const sheet = vetSheetModel({ reasons: ill.health, causes }, paperOf(ill, locale), 'Mina');
    expect(JSON.stringify(sheet)).not.toMatch(dogWords);
  });
});
