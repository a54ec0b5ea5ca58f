import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { countryName } from '@/lib/i18n/country-name';
import { getDateTimeFormat, getNumberFormat, languageName } from '@/lib/i18n/formatters';

describe('formatters', () => {
  it('creates one formatter for a language and its options', () => {
    expect(getNumberFormat('el')).toBe(getNumberFormat('el'));
    expect(getNumberFormat('el')).not.toBe(getNumberFormat('en'));
    expect(getNumberFormat('el', { style: 'percent' })).not.toBe(getNumberFormat('el'));
    expect(getNumberFormat('el', { style: 'percent' })).toBe(getNumberFormat('el', { style: 'percent' }));
  });

  it('distinguishes formatters of one kind from those of another', () => {
    expect(getDateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(0)).toBe('1 janvier 1970');
    expect(getNumberFormat('fr').format(0.5)).toBe('0,5');
  });

  it('writes four digits as the language does', () => {
    const four = (tag: string) => getNumberFormat(tag).format(1230);
    expect(['zh-Hans', 'ru', 'es', 'en'].map(four)).toEqual(['1230', '1230', '1230', '1,230']);
    expect(getNumberFormat('zh-Hans').format(12300)).toBe('12,300');
    expect(getNumberFormat('ru').format(12300)).toBe('12\u00a0300');
  });

  it('names countries and languages, and nothing that is neither', () => {
    expect(countryName('gr', 'CY')).toBe('Κύπρος');
    expect(countryName('gr', 'QM')).toBeUndefined();
    expect(languageName('en', 'zh-Hans')).toBe('Simplified Chinese');
  });

  it('are created nowhere else while the site runs', () => {
    const created = /^\s+.*new Intl\.(?:\w*Format|Collator|PluralRules|DisplayNames)\(/m;
    const files = ['app', 'components', 'documents', 'lib', 'server']
      .flatMap(listFilesBelow)
      .filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(800);
    expect(files.filter((file) => created.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
