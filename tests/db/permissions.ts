import type { callers } from './context';

/** The kind of caller. */
export type Caller = keyof typeof callers;
/** The expected result: `nothing` if row-level security hides every row, `own` and `leads` if it leaves some. */
export type PermissionResult = 'denied' | 'nothing' | 'own' | 'leads' | 'all' | 'done';
export type Verbs = {
  select: PermissionResult;
  insert: PermissionResult;
  update: PermissionResult;
  delete: PermissionResult;
};

const rejected: Verbs = { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' };
const everything: Verbs = { select: 'all', insert: 'done', update: 'done', delete: 'done' };

const lead: Record<Caller, Verbs> = {
  anon: rejected,
  member: { ...rejected, select: 'nothing', update: 'nothing' },
  editor: { ...rejected, select: 'nothing', update: 'nothing' },
  sales: { ...rejected, select: 'all', update: 'done' },
  admin: { ...rejected, select: 'all', update: 'done' },
  service: everything,
};

/** The permissions of each caller on each table. Updates target another user's row. */
export const expectedPermissions: Record<string, Record<Caller, Verbs>> = {
  profiles: {
    anon: rejected,
    member: { ...rejected, select: 'own', update: 'nothing' },
    editor: { ...rejected, select: 'own', update: 'nothing' },
    sales: { ...rejected, select: 'own', update: 'nothing' },
    admin: { ...rejected, select: 'all', update: 'nothing' },
    service: everything,
  },
  partnership_applications: lead,
  export_enquiries: lead,
  contact_messages: lead,
  newsletter_subscribers: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    sales: { ...rejected, select: 'nothing' },
    admin: { ...rejected, select: 'all' },
    service: everything,
  },
  newsletter_events: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    sales: { ...rejected, select: 'nothing' },
    admin: { ...rejected, select: 'all' },
    service: { ...rejected, select: 'all', insert: 'done', delete: 'done' },
  },
  consent_texts: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    sales: { ...rejected, select: 'nothing' },
    admin: { ...rejected, select: 'all' },
    service: { ...rejected, select: 'all', insert: 'done' },
  },
  outbox: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    // Audit entries about leads only: sales may not read the addresses of subscribers and of plan recipients.
    sales: { ...rejected, select: 'leads' },
    admin: { ...rejected, select: 'all' },
    service: everything,
  },
  outbox_payloads: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: everything,
  },
  stores: {
    anon: rejected,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'all', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  store_imports: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'all', insert: 'done' },
    sales: { ...rejected, select: 'nothing' },
    admin: { ...rejected, select: 'all', insert: 'done' },
    service: rejected,
  },
  // Its functions alone write and read it.
  store_import_rows: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: rejected,
  },
  lead_notes: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    sales: { ...rejected, select: 'all', insert: 'done' },
    admin: { ...rejected, select: 'all', insert: 'done' },
    service: { ...rejected, select: 'all', insert: 'done', delete: 'done' },
  },
  lead_batches: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: rejected,
  },
  lead_views: {
    anon: rejected,
    member: { ...rejected, select: 'nothing', delete: 'nothing' },
    editor: { ...rejected, select: 'nothing', delete: 'nothing' },
    // The view that the other callers target belongs to sales.
    sales: { ...rejected, select: 'all', insert: 'done', delete: 'done' },
    admin: { ...rejected, select: 'nothing', insert: 'done', delete: 'nothing' },
    service: { ...rejected, select: 'all', delete: 'done' },
  },
  media_slots: {
    anon: rejected,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  audit_log: {
    anon: rejected,
    member: { ...rejected, select: 'nothing' },
    editor: { ...rejected, select: 'nothing' },
    sales: { ...rejected, select: 'nothing' },
    admin: { ...rejected, select: 'all' },
    service: { ...rejected, select: 'all', insert: 'done' },
  },
  rate_limits: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: rejected,
  },
  plan_counts: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: rejected,
  },
  web_vitals: {
    anon: rejected,
    member: rejected,
    editor: rejected,
    sales: rejected,
    admin: rejected,
    service: rejected,
  },
};
