import { expect, test } from 'vitest';
import { readEnvironmentVariable } from '@/lib/config/env';
import { getPageCopy } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';

test.each(localeCodes)('%s: the privacy page says how long a sign-up by a bot is stored', (locale) => {
  const items = getPageCopy('privacy', locale).sections.flatMap((section) => section.items ?? []);
  const spam = items.find(({ key }) => key === 'spam');
  // It is stored unconfirmed, without an email (tests/db/newsletter.test.ts), and deleted by `apply_retention`.
  expect(spam?.text).toMatch(new RegExp(`(^|\\D)${readEnvironmentVariable('RETENTION_PENDING_DAYS')}(\\D|$)`));
});
