import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl/core';
import { describe, expect, it, vi } from 'vitest';
import { AuditTable } from '@/components/admin/audit-table';
import type { AuditEntry } from '@/lib/auth/audit-log-queries';
import siteEn from '@/messages/en.json';
import siteGr from '@/messages/gr.json';
import staffEn from '@/messages/staff/en.json';
import staffGr from '@/messages/staff/gr.json';

const state = vi.hoisted(() => ({ locale: 'en' as 'en' | 'gr' }));
vi.mock('@/lib/auth/audit-log-queries', () => ({}));
const messages = {
  en: { ...siteEn, ...staffEn, admin: siteEn.admin },
  gr: { ...siteGr, ...staffGr, admin: siteGr.admin },
};
const tags = { en: 'en', gr: 'el' };
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'audit') =>
    createTranslator({
      locale: tags[state.locale],
      messages: messages[state.locale] as (typeof messages)['en'],
      namespace,
    }),
  getFormatter: async () => createFormatter({ locale: tags[state.locale], timeZone: 'Europe/Athens' }),
}));

const nora = '921c1f89-1111-4222-8333-444455556666';
const unknown = '7f1c2b3a-1111-4222-8333-444455556666';
const people = new Map([[nora, 'Nora']]);

async function linesOf(locale: 'en' | 'gr', table_name: string, details: AuditEntry['details']) {
  state.locale = locale;
  const row = {
    id: 1,
    at: '2026-11-30T11:58:43.264+00:00',
    actor: nora,
    action: 'update',
    table_name,
    row_id: null,
    details,
  };
  const html = renderToStaticMarkup(await AuditTable({ rows: [row], people }));
  const cell = parse(html).querySelectorAll('tbody td').at(-1);
  return cell?.querySelectorAll('span.block').map(({ text }) => text.replace(/\s/g, ' '));
}
const change = (before: unknown, after: unknown) => ({ old: before, new: after }) as { old: string; new: string };

describe('an entry of the audit log reads as the staff area does', () => {
  it.each([
    ['contact_messages', { status: change(null, 'new') }, 'Status: empty → New', 'Κατάσταση: κενό → Νέο'],
    [
      'export_enquiries',
      { status: change('new', 'answered') },
      'Status: New → Answered',
      'Κατάσταση: Νέο → Απαντήθηκε',
    ],
    ['contact_messages', { assignee: change(null, nora) }, 'Assignee: Nobody → Nora', 'Υπεύθυνος: Κανένας → Nora'],
    [
      'partnership_applications',
      { assignee: change(nora, unknown) },
      'Assignee: Nora → 7f1c2b3a',
      'Υπεύθυνος: Nora → 7f1c2b3a',
    ],
    ['profiles', { role: change('member', 'sales') }, 'Role: No access → Sales', 'Ρόλος: Χωρίς πρόσβαση → Πωλήσεις'],
    [
      'profiles',
      { deactivated_at: change('2026-11-30T11:58:43.264+00:00', null) },
      'Deactivated: 11/30/26, 1:58:43 PM → empty',
      'Απενεργοποίηση: 30/11/26, 1:58:43 μ.μ. → κενό',
    ],
    ['profiles', { columns: ['full_name', 'locale'] }, 'Fields: Name, Language', 'Πεδία: Ονοματεπώνυμο, Γλώσσα'],
    [
      'lead_notes',
      { kind: change(null, 'contact') },
      'Kind: empty → Contact message',
      'Είδος: κενό → Μήνυμα επικοινωνίας',
    ],
    ['lead_notes', { lead_id: change(null, unknown) }, 'Lead: empty → 7f1c2b3a', 'Αίτημα: κενό → 7f1c2b3a'],
    ['lead_notes', { type: change(null, 'reply') }, 'Type: empty → Reply by email', 'Τύπος: κενό → Απάντηση με e-mail'],
    [
      'stores',
      { visible: change(true, false) },
      'Shown on the website: yes → no',
      'Εμφανίζεται στον ιστότοπο: ναι → όχι',
    ],
    ['stores', { name: change(null, 'true') }, 'Name: empty → true', 'Όνομα: κενό → true'],
    [
      'stores',
      { columns: ['postal_code', 'special_days', 'sample'] },
      'Fields: Postcode, Special days, Sample',
      'Πεδία: Ταχ. κώδικας, Ειδικές ημέρες, Δείγμα',
    ],
    [
      'newsletter_subscribers',
      { status: change('confirmed', 'unsubscribed') },
      `Status: ${staffEn.subscribersAdmin.statuses.confirmed} → ${staffEn.subscribersAdmin.statuses.unsubscribed}`,
      `Κατάσταση: ${staffGr.subscribersAdmin.statuses.confirmed} → ${staffGr.subscribersAdmin.statuses.unsubscribed}`,
    ],
    ['media', { type: change(null, 'image/png') }, 'Type: empty → image/png', 'Τύπος: κενό → image/png'],
    // What has no translation stays as it is.
    ['stores', { new_column: change('a', 'b') }, 'new_column: a → b', 'new_column: a → b'],
    [
      'contact_messages',
      { status: change('new', 'new_status') },
      'Status: New → new_status',
      'Κατάσταση: Νέο → new_status',
    ],
    [
      'profiles',
      { columns: ['role', 'when', 'new_column'] },
      'Fields: Role, when, new_column',
      'Πεδία: Ρόλος, when, new_column',
    ],
  ])('%s %j', async (table, details, en, gr) => {
    expect(await linesOf('en', table, details)).toEqual([en]);
    expect(await linesOf('gr', table, details)).toEqual([gr]);
  });
});
