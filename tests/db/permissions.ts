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

const hidden: Verbs = { ...rejected, select: 'nothing' };
const readable: Verbs = { ...rejected, select: 'all' };
type TablePermissions = Record<Caller, Verbs>;

const lead: TablePermissions = {
  anon: rejected,
  member: { ...hidden, update: 'nothing' },
  editor: { ...hidden, update: 'nothing' },
  sales: { ...readable, update: 'done' },
  admin: { ...readable, update: 'done' },
  service: everything,
};
/** Administrators read it; the other roles see no row. */
const readByAdmins = (service: Verbs): TablePermissions => ({
  anon: rejected,
  member: hidden,
  editor: hidden,
  sales: hidden,
  admin: readable,
  service,
});
/** A table that only its own functions read and write, whoever calls them; `service` may be an exception. */
const internal = (service = rejected): TablePermissions => ({
  anon: rejected,
  member: rejected,
  editor: rejected,
  sales: rejected,
  admin: rejected,
  service,
});

/** The permissions of each caller on each table. Updates target another user's row. */
export const expectedPermissions: Record<string, TablePermissions> = {
  profiles: {
    anon: rejected,
    member: { ...rejected, select: 'own', update: 'nothing' },
    editor: { ...rejected, select: 'own', update: 'nothing' },
    sales: { ...rejected, select: 'own', update: 'nothing' },
    admin: { ...readable, update: 'nothing' },
    service: everything,
  },
  partnership_applications: lead,
  export_enquiries: lead,
  contact_messages: lead,
  newsletter_subscribers: readByAdmins(everything),
  newsletter_events: readByAdmins({ ...readable, insert: 'done', delete: 'done' }),
  consent_texts: readByAdmins({ ...readable, insert: 'done' }),
  outbox: {
    ...readByAdmins(everything),
    // Mails about leads only: sales may not read the addresses of subscribers and of plan recipients.
    sales: { ...rejected, select: 'leads' },
  },
  outbox_payloads: internal(everything),
  stores: {
    anon: rejected,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  store_imports: {
    anon: rejected,
    member: hidden,
    editor: { ...readable, insert: 'done' },
    sales: hidden,
    admin: { ...readable, insert: 'done' },
    service: rejected,
  },
  store_import_rows: internal(),
  lead_notes: {
    anon: rejected,
    member: hidden,
    editor: hidden,
    sales: { ...readable, insert: 'done' },
    admin: { ...readable, insert: 'done' },
    service: { ...readable, insert: 'done', delete: 'done' },
  },
  lead_batches: internal(),
  lead_views: {
    anon: rejected,
    member: { ...hidden, delete: 'nothing' },
    editor: { ...hidden, delete: 'nothing' },
    // The view that the other callers target belongs to sales.
    sales: { ...readable, insert: 'done', delete: 'done' },
    admin: { ...hidden, insert: 'done', delete: 'nothing' },
    service: { ...readable, delete: 'done' },
  },
  media_slots: {
    anon: rejected,
    member: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    editor: everything,
    sales: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' },
    admin: everything,
    service: everything,
  },
  audit_log: readByAdmins({ ...readable, insert: 'done' }),
  rate_limits: internal(),
  plan_counts: internal(),
  web_vitals: internal(),
};
