import { expect, it } from 'vitest';
import { sampleStores } from '@/lib/stores/sample';
import { storeViews } from '@/lib/stores/view';

const [first] = sampleStores();
if (!first) throw new Error('no sample shop');
const store = {
  ...first,
  city: 'Αθήνα',
  region: 'Αττική',
  hours: { mon: [['09:00', '17:00']], tue: [['09:00', '17:00']], wed: [['09:00', '17:00']] } as typeof first.hours,
};

it.each([
  ['en', 'Athens, Attica', 'Mon – Wed'],
  ['cn', '雅典，阿提卡', '周一至周三'],
] as const)('%s: place and days of a shop are joined as the language joins them', (locale, place, days) => {
  const [view] = storeViews([store], locale, '–');
  expect(view?.place).toBe(place);
  expect(view?.lines[0]?.[0]).toBe(days);
});

it('a shop without a region is in its town', () => {
  expect(storeViews([{ ...store, region: '' }], 'cn', '–')[0]?.place).toBe('雅典');
});
