import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';

/** Messages that are spelled as in English, by the reason why that is right. */
const sameSpelling: { reason: string; keys: Partial<Record<Locale, string[]>> }[] = [
  {
    reason: 'the word is the same in both languages',
    keys: {
      es: [
        'calculator.activities.medium',
        'finder.groups.species',
        'plan.options.activity.medium',
        'plan.options.health.diabetes',
        'plan.options.size.mini',
        'plan.options.yesNo.no',
      ],
      fr: [
        'admin.contact',
        'admin.type',
        'authMail.code.label',
        'blog.page',
        'blog.sources',
        'catalogue.page',
        'contactForm.fields.message',
        'exportEnquiry.fields.message',
        'finder.groups.species',
        'home.note',
        'mail.contact',
        'nav.contact',
        'nav.menu',
        'plan.options.size.mini',
        'planPdf.refused.contact',
        'product.codeOfAdditive',
        'product.composition',
        'product.contact',
        'search.kinds.page',
        'search.kinds.post',
        'search.kinds.question',
      ],
      it: ['nav.menu', 'plan.options.health.pancreas', 'plan.options.size.mini', 'plan.options.yesNo.no'],
    },
  },
  {
    reason: 'the language has taken the English word',
    keys: {
      es: ['admin.statuses.spam', 'nav.blog'],
      fr: ['nav.blog', 'nav.faq'],
      gr: ['nav.blog'],
      it: ['admin.statuses.spam', 'auth.password', 'common.home', 'nav.blog'],
    },
  },
  {
    reason: 'only symbols of units, and Italian "per"',
    keys: {
      bg: ['stores.distance', 'wizard.bands.between'],
      fr: ['stores.distance'],
      gr: ['wizard.bands.between'],
      it: [
        'compare.energyUnits.asFed',
        'product.energyPer100g',
        'product.kcalPer100g',
        'product.kcalPer100gLabel',
        'stores.distance',
      ],
      lv: ['wizard.bands.between'],
    },
  },
];

function texts(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[prefix + key, inner]] : texts(inner, `${prefix}${key}.`),
  );
}

const messages = (locale: Locale) => texts(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')));
const english = new Map(messages('en'));
/** True if the message has letters of its own, outside its placeholders. */
const hasText = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

it.each(localeCodes.filter((locale) => locale !== 'en'))('%s: no message is the English one', (locale) => {
  const copies = messages(locale).filter(([key, text]) => hasText(text) && english.get(key) === text);
  const allowed = sameSpelling.flatMap(({ keys }) => keys[locale] ?? []);
  // Exactly the listed ones: an entry that no longer applies must go as well.
  expect(copies.map(([key]) => key).sort()).toEqual(allowed.sort());
});

it('finds a message that was left in English', () => {
  expect(hasText('Only the letters of {name}')).toBe(true);
  expect(hasText('{label}: {value}')).toBe(false);
  expect(english.size).toBeGreaterThan(messages(defaultLocale).length / 2);
});
