import { createFormatter } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatFileSize } from '@/components/admin/media/format-file-size';
import { languageTag, type staffLocales } from '@/lib/i18n/locales';

test.each<[(typeof staffLocales)[number], string[]]>([
  ['en', ['0 bytes', '1 byte', '10 bytes', '999 bytes', '1 kB', '1.5 kB', '12 kB', '2.5 MB']],
  ['gr', ['0 byte', '1 byte', '10 byte', '999 byte', '1 kB', '1,5 kB', '12 kB', '2,5 MB']],
])('%s: a file size has its unit in the right number', (locale, expected) => {
  const format = createFormatter({ locale: languageTag(locale), timeZone: 'Europe/Athens' });
  const sizes = [0, 1, 10, 999, 1000, 1500, 12_000, 2_500_000];
  expect(sizes.map((bytes) => formatFileSize(format, bytes).replace(/\s/g, ' '))).toEqual(expected);
});
