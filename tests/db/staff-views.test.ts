import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { parseInboxQuery } from '@/lib/leads/inbox-query';
import { listLeads } from '@/lib/leads/lead-queries';
import { listMails } from '@/lib/mail/admin/outbox-queries';
import { slugifyFileStem } from '@/lib/media/file-name';
import { fetchMediaFileMetadata, listMediaFilesPage } from '@/lib/media/media-queries';
import { listSubscribers, parseSubscriberFilters } from '@/lib/newsletter/admin/subscriber-queries';
import { parsePageCursor } from '@/lib/page-cursor';
import { listStoresForStaff } from '@/lib/stores/staff-queries';
import { callers, service } from './context';

vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({ supabase: callers.admin }) }));

// A mistyped or truncated URL shows a page of the staff area, never an error.
describe('URL parameters unknown to the database', () => {
  test.each(['a\0b', '\u0007', '%', '_', '*', ',', '(', '"', "'", '\\'])(
    '%j is searched as plain text',
    async (text) => {
      expect((await listStoresForStaff(`${text} ${randomUUID()}`, 1)).rows).toEqual([]);
      expect((await listLeads(parseInboxQuery({ q: `${text}${randomUUID()}` }))).leads).toEqual([]);
      expect((await listSubscribers(parseSubscriberFilters({ q: `${text}${randomUUID()}` }), 1)).rows).toEqual([]);
      expect((await listMediaFilesPage('site-files', 'photos', text, 1)).more).toBe(false);
    },
  );

  test.each(['x', '2026-99-99T99:99:99+00:00', '0000-01-01T10:00:00+00:00', '2026-01-01T10:00:00.123456+00:00'])(
    'mails before %s start at the newest',
    async (time) => {
      const mails = await listMails(
        null,
        parsePageCursor(`${time}_${time.length < 32 ? randomUUID() : 'x'.repeat(36)}`),
      );
      expect(mails).toEqual(await listMails(null, null));
    },
  );

  test('mails continue after the previous page', async () => {
    const at = '2026-01-01T10:00:00.123456+00:00';
    const id = randomUUID();
    expect(parsePageCursor(`${at}_${id}`)).toEqual({ at, id });
    expect((await listMails('sent', { at: '1990-01-01T00:00:00Z', id })).mails).toEqual([]);
  });

  test.each([
    'photos/a\0b.webp',
    'photos/../a.webp',
    'photos/..',
    'photos/ά.webp',
    'photos/%zz',
    'photos/a?b',
    'a',
    'photos/none.webp',
  ])('the file %j does not exist', async (path) => expect(await fetchMediaFileMetadata('site-files', path)).toBeNull());
});

// The back end takes * for % in patterns, where nothing escapes it.
test('each character of a search for subscribers stands for itself', async () => {
  const mark = randomUUID().slice(0, 8);
  const characters = [...'%_*\\,()"\'+?.|^$[]{}:#x'];
  const emailWith = (character: string) => `${mark}-${character}-a@example.com`;
  await service
    .from('newsletter_subscribers')
    .insert(characters.map((character) => ({ email: emailWith(character), locale: 'bg', consent_version: 'test' })))
    .throwOnError();
  const find = async (q: string) =>
    (await listSubscribers(parseSubscriberFilters({ q }), 1)).rows.map(({ email }) => email);
  for (const character of characters)
    expect(await find(`${mark}-${character}-A`), character).toEqual([emailWith(character)]);
  expect(await find(`***=${mark}`)).toEqual([]);
  expect(await find(`(?i)${mark}`)).toEqual([]);
  expect(await find(mark)).toHaveLength(characters.length);
});

test('a file is found by its original name, regardless of case', async () => {
  const mark = randomUUID().slice(0, 8);
  const path = `photos/${slugifyFileStem(`Κουτάβι ${mark}.jpg`)}.webp`;
  const bytes = Buffer.from('RIFF');
  const sent = await callers.admin.storage.from('site-files').upload(path, bytes, { contentType: 'image/webp' });
  expect(sent.error).toBeNull();
  const found = async (text: string) =>
    (await listMediaFilesPage('site-files', 'photos', text, 1)).files.map((file) => file.path);
  for (const text of [`Κουτάβι ${mark}`, `κουταβι ${mark}`, `koutavi-${mark}`, `Koutavi_${mark}`])
    expect(await found(text)).toEqual([path]);
  expect(await found('小狗')).toEqual([]);
});
