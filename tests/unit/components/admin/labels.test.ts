import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staffLocales } from '@/lib/i18n/locales';

type MessageGroups = Record<string, Record<string, string>>;
const messages = Object.fromEntries(
  staffLocales.map((locale) => [
    locale,
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../../../../messages/staff/${locale}.json`), 'utf8'),
    ) as MessageGroups,
  ]),
);

// Each button's visible label and its full accessible name.
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

// WCAG 2.5.3: users of speech input speak the visible label.
it.each(staffLocales.flatMap((locale) => buttons.map((button) => [locale, ...button] as const)))(
  '%s: the accessible name of a button of %s begins with its visible label %s',
  (locale, area, shown, name) => {
    const texts = messages[locale]?.[area];
    expect(texts?.[name]?.startsWith(texts[shown] ?? '?')).toBe(true);
  },
);
