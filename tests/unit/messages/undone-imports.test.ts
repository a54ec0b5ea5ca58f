import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import en from '@/messages/staff/en.json';
import gr from '@/messages/staff/gr.json';

// Undoing an import removes the stores that it added: none of those is restored.
test.each([
  ['en', en, 1, 'The import was undone for 1 store.'],
  ['en', en, 40, 'The import was undone for 40 stores.'],
  ['en', en, 0, 'The import was not undone for any store; 2 were changed since and stay.'],
  ['el', gr, 40, 'Η εισαγωγή αναιρέθηκε για 40 καταστήματα.'],
] as const)('%s: an undone import is not called a restored store', (locale, messages, restored, text) => {
  const t = createTranslator({ locale, messages, namespace: 'storesAdmin' });
  expect(t('import.undone', { restored, skipped: restored === 0 ? 2 : 0 })).toBe(text);
});
