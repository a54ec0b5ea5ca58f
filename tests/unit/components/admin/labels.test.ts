import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staffLocales } from '@/lib/i18n/locales';

type Words = Record<string, Record<string, string>>;
const words = Object.fromEntries(
  staffLocales.map((locale) => [
    locale,
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../../../../messages/staff/${locale}.json`), 'utf8'),
    ) as Words,
  ]),
);

// What a button shows, and its whole name, which says what it is about.
const buttons = [
  ['team', 'save', 'saveRole'],
  ['team', 'deactivate', 'deactivateName'],
  ['team', 'reactivate', 'reactivateName'],
  ['team', 'removeFactor', 'removeFactorName'],
  ['team', 'again', 'againName'],
  ['outboxAdmin', 'retry', 'retryOf'],
  ['outboxAdmin', 'dismiss', 'dismissOf'],
  ['outboxAdmin', 'preview', 'previewOf'],
  ['subscribersAdmin', 'erase', 'eraseOf'],
] as const;

// WCAG 2.5.3: who speaks to the computer says what is shown.
it.each(staffLocales.flatMap((locale) => buttons.map((button) => [locale, ...button] as const)))(
  '%s: the name of a button of %s begins with what %s shows',
  (locale, area, shown, name) => {
    const texts = words[locale]?.[area];
    expect(texts?.[name]?.startsWith(texts[shown] ?? '?')).toBe(true);
  },
);
