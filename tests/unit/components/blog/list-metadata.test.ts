import { createTranslator } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import { createBlogListPageMetadata } from '@/components/blog/blog-list-metadata';
import { messagesOf } from '@/tests/e2e/messages';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'fr', messages: messagesOf('fr') }),
}));
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ currentLocale: async () => 'fr' }));

it('each further page of the article list has its own title and description', async () => {
  const [first, second] = [await createBlogListPageMetadata(1), await createBlogListPageMetadata(2)];
  expect(second.title).not.toEqual(first.title);
  expect(second.description).toBe(`${first.description} (page 2)`);
  expect(second.alternates?.canonical).toMatch(/\/fr\/blog\/page\/2$/);
});
