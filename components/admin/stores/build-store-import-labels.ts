import { getTranslations } from 'next-intl/server';
import { retailerTypes } from '@/lib/config/retailer-types';
import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { createPluralTexts } from '@/lib/i18n/plural-texts';
import { storeFields } from '@/lib/stores/store-field-names';
import { weekdays } from '@/lib/stores/weekdays';
import type { ImportLabels } from './import-labels-type';

const plain = [
  'file',
  'check',
  'checking',
  'saving',
  'statusNew',
  'statusChanged',
  'statusUnchanged',
  'statusWrong',
  'all',
  'row',
  'status',
  'detail',
  'more',
  'emptyValue',
  'missingColumn',
  'encoding',
  'automatic',
  'columnsHeading',
  'columnsText',
  'column',
  'values',
  'target',
  'choose',
  'ignore',
  'again',
] as const;
const problems = {
  empty: 'problemEmpty',
  unreadable: 'problemUnreadable',
  old: 'problemOld',
  tooMany: 'problemTooMany',
  headings: 'problemHeadings',
  options: 'problemOptions',
  offline: 'problemOffline',
  unanswered: 'problemUnanswered',
} as const;
const reasons = {
  missing: 'reasonMissing',
  swapped: 'reasonSwapped',
  date: 'reasonDate',
  differs: 'reasonDiffers',
  slugTaken: 'reasonSlugTaken',
  storedInvalid: 'reasonStoredInvalid',
} as const;
const notes = {
  guessed: 'noteGuessed',
  townCentre: 'noteTownCentre',
  outside: 'noteOutside',
  postcode: 'notePostcode',
} as const;

/** The texts of the import in the language of the staff member. */
export async function buildStoreImportLabels(locale: Locale): Promise<ImportLabels> {
  const admin = await getTranslations('storesAdmin');
  const t = await getTranslations('storesAdmin.import');
  const upload = await getTranslations('mediaAdmin.upload');
  const kinds = await getTranslations('partnership.types');
  const tag = languageTag(locale);
  const weekday = getDateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const isDay = (field: string): field is (typeof weekdays)[number] => (weekdays as readonly string[]).includes(field);
  const texts = <Key extends string>(keys: Record<Key, Parameters<typeof t>[0]>) =>
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key as 'file')]));
  return {
    ...(Object.fromEntries(plain.map((key) => [key, t(key)])) as Record<(typeof plain)[number], string>),
    name: admin('name'),
    script: upload('script'),
    progress: t('progress', { done: '{done}', total: '{total}' }),
    readAs: t('readAs', { what: '{what}' }),
    otherSheets: t('otherSheets', { names: '{names}' }),
    above: t('above', { rows: '{rows}' }),
    counts: {
      save: createPluralTexts(tag, (count) => t('save', { count })),
      saveRest: createPluralTexts(tag, (count) => t('saveRest', { count })),
      swap: createPluralTexts(tag, (count) => t('swap', { count })),
      invalidStores: createPluralTexts(tag, (count) => t('invalidStores', { count })),
    },
    problems: {
      ...texts(problems),
      failed: t('problemFailed', { incident: '{incident}' }),
      session: upload('refused.session'),
    },
    reasons: { ...texts(reasons), twice: t('reasonTwice', { value: '{value}' }) },
    notes: texts(notes),
    fields: {
      ...Object.fromEntries(
        storeFields.map((field) => [
          field,
          // The first of January 2024 was a Monday.
          isDay(field) ? weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(field))) : admin(`fields.${field}`),
        ]),
      ),
      week: t('week'),
      position: t('position'),
    },
    errors: Object.fromEntries(
      [...storeFields, 'week' as const, 'position' as const].map((field) => [field, admin(`errors.${field}`)]),
    ),
    kinds: Object.fromEntries(retailerTypes.map((kind) => [kind, kinds(kind)])),
  };
}
