import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { listCountryOptions } from '@/lib/leads/list-country-options';

it.each(localeCodes)('has a unique name for every country in %s', (locale) => {
  const labels = listCountryOptions(locale).map(({ label }) => label);
  expect(labels).toHaveLength(73);
  expect(new Set(labels).size).toBe(73);
});

it('sorts by the rules of each language', () => {
  const order = (locale: 'gr' | 'es' | 'lv' | 'cn', ...codes: string[]) =>
    listCountryOptions(locale)
      .map(({ value }) => value)
      .filter((value) => codes.includes(value));
  // Ελλάδα, Ηνωμένο Βασίλειο, Κύπρος: sorting ignores accents.
  expect(order('gr', 'CY', 'GB', 'GR')).toEqual(['GR', 'GB', 'CY']);
  expect(order('es', 'ES', 'EE', 'EG')).toEqual(['EG', 'ES', 'EE']);
  // Čehija after every C and before D; Šveice after Serbija.
  expect(order('lv', 'CZ', 'DK', 'CH', 'RS')).toEqual(['CZ', 'DK', 'RS', 'CH']);
  // 中国 sorts by its pronunciation, Zhōngguó.
  expect(order('cn', 'CN', 'DE', 'LV').at(-1)).toBe('CN');
});

it('takes the reviewed name where that of Unicode would be objected to', () => {
  const label = (locale: 'cn' | 'en', code: string) =>
    listCountryOptions(locale).find(({ value }) => value === code)?.label;
  expect(label('cn', 'TW')).toBe('中国台湾');
  expect(label('cn', 'HK')).toBe('中国香港');
  expect(label('en', 'GR')).toBe('Greece');
});
