import { describe, expect, it } from 'vitest';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { brand, parseBrand } from '@/lib/config/brand';
import { brandPostalAddressLine, brandPostalLangAttribute } from '@/lib/config/format-brand-address';
import { localeCodes } from '@/lib/i18n/locales';
import { toLatin } from '@/lib/stores/transliterate';

describe('the postal address of the company', () => {
  it('is in Greek for Greeks, in English, and in Latin letters for everybody else', () => {
    expect(brandPostalAddressLine('gr')).toBe('Ηριγόνης 0, 145\u00a076 Διόνυσος');
    expect(brandPostalAddressLine('en')).toBe('0 Irigonis Street, 145\u00a076 Dionysos');
    for (const locale of localeCodes.filter((code) => code !== 'gr' && code !== 'en')) {
      expect(brandPostalAddressLine(locale), locale).toBe('Irigonis 0, 145\u00a076 Dionysos');
      expect(brandPostalLangAttribute(locale), locale).toBe('el-Latn');
    }
    expect([brandPostalLangAttribute('gr'), brandPostalLangAttribute('en')]).toEqual([undefined, undefined]);
  });

  it('has the letters that shops have', () => {
    expect(brand.address.street.latin).toBe(toLatin(brand.address.street.gr));
    expect(brand.address.city.latin).toBe(toLatin(brand.address.city.gr));
  });

  it('must be in Latin letters too', () => {
    const { latin: _, ...street } = brand.address.street;
    expect(() => parseBrand({ ...brand, address: { ...brand.address, street } })).toThrow(
      'address.street.latin: is missing',
    );
  });

  it('stands in the catalogue with the country, as the language separates them', () => {
    const address = (locale: 'cn' | 'fr') =>
      buildCatalogueModel(locale).contact.rows.find(({ value }) => value.includes('Irigonis'))?.value;
    expect(address('cn')).toBe('Irigonis 0, 145\u00a076 Dionysos，希腊');
    expect(address('fr')).toBe('Irigonis 0, 145\u00a076 Dionysos, Grèce');
  });
});
