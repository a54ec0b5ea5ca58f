import type { callers } from './context';

/** The kind of caller. */
export type Caller = keyof typeof callers;
/** The expected result: `nothing` if row-level security hides every row, `own` and `leads` if it leaves some. */
export type Outcome = 'denied' | 'nothing' | 'own' | 'leads' | 'all' | 'done';
export type Verbs = { select: Outcome; insert: Outcome; update: Outcome; delete: Outcome };

const refused: Verbs = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' };
const everything: Verbs = { select: 'all', insert: 'done', update: 'done', delete: 'done' };

const lead: Record<Caller, Verbs> = {
  anon: refused,
  member: { ...refused, select: 'nothing', update: 'nothing' },
  editor: { ...refused, select: 'nothing', update: 'nothing' },
  sales: { ...refused, select: 'all', update: 'done' },
  admin: { ...refused, select: 'all', update: 'done' },
  service: everything,
};

/** The permissions of each caller on each table. Updates target another user's row. */
export const expected: Record<string, Record<Caller, Verbs>> = {
  profiles: {
    anon: refused,
    member: { ...refused, select: 'own', update: 'nothing' },
    editor: { ...refused, select: 'own', update: 'nothing' },
    sales: { ...refused, select: 'own', update: 'nothing' },
    admin: { ...refused, select: 'all', update: 'nothing' },
    service: everything,
  },
  partnership_applications: lead,
  export_enquiries: lead,
  contact_messages: lead,
  newsletter_subscribers: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: everything,
  },
  newsletter_events: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done', delete: 'done' },
  },
  consent_texts: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done' },
  },
  outbox: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    // Audit entries about leads only: sales may not read the addresses of subscribers and of plan recipients.
    sales: { ...refused, select: 'leads' },
    admin: { ...refused, select: 'all' },
    service: everything,
  },
  outbox_payloads: {
    anon: refused,
    member: refused,
    editor: refused,
    sales: refused,
    admin: refused,
    service: everything,
  },
  stores: {
    anon: refused,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'all', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  lead_notes: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'all', insert: 'done' },
    admin: { ...refused, select: 'all', insert: 'done' },
    service: { ...refused, select: 'all', insert: 'done', delete: 'done' },
  },
  lead_batches: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  lead_views: {
    anon: refused,
    member: { ...refused, select: 'nothing', delete: 'nothing' },
    editor: { ...refused, select: 'nothing', delete: 'nothing' },
    // The view that the other callers target belongs to sales.
    sales: { ...refused, select: 'all', insert: 'done', delete: 'done' },
    admin: { ...refused, select: 'nothing', insert: 'done', delete: 'nothing' },
    service: { ...refused, select: 'all', delete: 'done' },
  },
  media_slots: {
    anon: refused,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  audit_log: {
    anon: refused,
    member: { ...refused, select: 'nothing' },
    editor: { ...refused, select: 'nothing' },
    sales: { ...refused, select: 'nothing' },
    admin: { ...refused, select: 'all' },
    service: { ...refused, select: 'all', insert: 'done' },
  },
  rate_limits: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  plan_counts: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
  web_vitals: { anon: refused, member: refused, editor: refused, sales: refused, admin: refused, service: refused },
};
