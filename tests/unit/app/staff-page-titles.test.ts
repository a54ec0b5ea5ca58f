import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ locale: 'en', exists: true }));
const read = (name: string) => JSON.parse(readFileSync(`messages/${name}.json`, 'utf8'));
const messages = (locale: string) => ({ ...read(locale), ...read(`staff/${locale}`) });

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: string) =>
    createTranslator({ locale: state.locale, messages: messages(state.locale), namespace }),
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/auth/require-staff', () => ({
  readSession: async () => null,
  checkStaffAccess: () => ({}),
  requireStaffWithRole: async () => ({}),
}));
vi.mock('@/lib/i18n/current-locale-and-link', () => ({ Link: () => null, currentLocale: async () => 'en' }));
vi.mock('@/components/admin/admin-shell', () => ({ AdminShell: () => null }));
vi.mock('@/components/forms/staff-action-form', () => ({ StaffActionForm: () => null }));
vi.mock('@/components/admin/media/media-file-actions', () => ({ MediaFileActions: () => null }));
vi.mock('@/components/admin/media/slot-assignment-panel', () => ({ SlotAssignmentPanel: () => null }));
vi.mock('@/lib/privacy/erase-person-action', () => ({ erasePerson: async () => null }));
vi.mock('@/lib/newsletter/admin/record-unsubscription-action', () => ({ recordUnsubscriptionByStaff: () => null }));
vi.mock('@/lib/media/media-queries', () => ({
  fetchMediaFileMetadata: async () => (state.exists ? { name: 'prices.pdf' } : null),
}));
vi.mock('@/lib/newsletter/admin/subscriber-queries', () => ({
  readSubscriber: async () => (state.exists ? { id: '1' } : null),
}));
vi.mock('@/lib/mail/admin/mail-file-preview', () => ({ isMailReadableByStaff: () => true }));
vi.mock('@/lib/mail/admin/outbox-queries', () => ({ fetchOutboxMailById: async () => (state.exists ? {} : null) }));

type Page = {
  generateMetadata: (props: { params: Promise<never>; searchParams: Promise<never> }) => Promise<{ title?: unknown }>;
};
const pages: [string, () => Promise<unknown>, { params?: object; search?: object }, object, Record<string, string>][] =
  [
    [
      'a file',
      () => import('@/app/[locale]/admin/media/file/page'),
      { search: { bucket: 'staff-files', path: 'other/prices.pdf' } },
      { search: {} },
      { en: 'File: prices.pdf', gr: 'Αρχείο: prices.pdf' },
    ],
    [
      'an email',
      () => import('@/app/[locale]/admin/outbox/[id]/preview/page'),
      { params: { id: crypto.randomUUID() } },
      { params: { id: 'none' } },
      { en: 'Email preview', gr: 'Προεπισκόπηση μηνύματος' },
    ],
    [
      'an unsubscription',
      () => import('@/app/[locale]/admin/subscribers/unsubscribe/page'),
      { search: { id: crypto.randomUUID() } },
      { search: {} },
      { en: 'Record an unsubscription', gr: 'Καταχώριση αποχώρησης' },
    ],
    [
      'an erasure',
      () => import('@/app/[locale]/admin/subscribers/erase/page'),
      { search: { email: 'somebody@example.com' } },
      { search: { email: 'nobody' } },
      { en: 'Erase a person’s data', gr: 'Διαγραφή στοιχείων προσώπου' },
    ],
  ];

describe.each(pages)('the page of %s', (_, load, existing, missing, titles) => {
  beforeEach(() => {
    state.exists = true;
  });
  const titleOf = async ({ params = {}, search = {} }: { params?: object; search?: object }) => {
    const { generateMetadata } = (await load()) as Page;
    const props = { params: Promise.resolve(params as never), searchParams: Promise.resolve(search as never) };
    return (await generateMetadata(props)).title;
  };

  it.each(['en', 'gr'])('says in its title what it is: %s', async (locale) => {
    state.locale = locale;
    expect(String(await titleOf(existing)).split(' | ')[0]).toBe(titles[locale]);
  });

  it.each(['en', 'gr'])('has the title of a missing page where nothing is: %s', async (locale) => {
    state.locale = locale;
    const notFound = messages(locale).pageTitles.notFound;
    state.exists = false;
    expect(String(await titleOf(missing)).split(' | ')[0]).toBe(notFound);
    // Nor where the id is a valid one, of something that has been deleted since; an address always can be erased.
    if (!('email' in (existing.search ?? {}))) expect(String(await titleOf(existing)).split(' | ')[0]).toBe(notFound);
  });
});
