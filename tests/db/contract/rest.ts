import { randomUUID } from 'node:crypto';
import { application } from '../context';
import { type Cases, type Context, clientOnly, off, works } from './case';

const table = 'partnership_applications';
const all = ({ service }: Context) => service.from(table).select('id,status,flags,email').limit(1);
const slots = ({ service }: Context) => service.from('media_slots');
const slot = () => ({ slot: `home/${randomUUID()}`, path: 'x.png', width: 1, height: 1 });
const ranges =
  'The operator exists; the site has no column of a range type, so the database refuses it, as hosted PostgreSQL does.';

export const query: Cases = {
  ...clientOnly('cloneRequestState', 'fetch'),
  delete: works(async (context) => slots(context).delete().eq('slot', `home/${randomUUID()}`)),
  insert: works(({ service }) => service.from(table).insert(application())),
  select: works(all),
  update: works((context) => slots(context).update({ width: 2 }).eq('slot', `home/${randomUUID()}`)),
  upsert: works(async (context) => {
    const row = slot();
    const saved = await slots(context).upsert(row);
    await slots(context).delete().eq('slot', row.slot);
    return saved;
  }),
};

export const filter: Cases = {
  ...clientOnly('fetch', 'overrideTypes', 'processResponse', 'retry', 'returns', 'setHeader', 'then', 'throwOnError'),
  abortSignal: works((context) => all(context).abortSignal(AbortSignal.timeout(10_000))),
  containedBy: works((context) => all(context).containedBy('flags', ['fast'])),
  contains: works((context) => all(context).contains('flags', ['fast'])),
  csv: works((context) => all(context).csv()),
  eq: works((context) => all(context).eq('status', 'new')),
  explain: off(
    'PGRST107',
    (context) => all(context).explain(),
    'Off on hosted projects too, unless `db_plan_enabled` is set.',
  ),
  filter: works((context) => all(context).filter('status', 'eq', 'new')),
  geojson: off('PGRST107', (context) => all(context).geojson(), 'Needs PostGIS.'),
  gt: works((context) => all(context).gt('version', 0)),
  gte: works((context) => all(context).gte('version', 0)),
  ilike: works((context) => all(context).ilike('email', '%@EXAMPLE.com')),
  ilikeAllOf: works((context) => all(context).ilikeAllOf('email', ['%@EXAMPLE.com'])),
  ilikeAnyOf: works((context) => all(context).ilikeAnyOf('email', ['%@EXAMPLE.com'])),
  in: works((context) => all(context).in('status', ['new'])),
  is: works((context) => all(context).is('assignee', null)),
  isDistinct: works((context) => all(context).isDistinct('status', 'won')),
  like: works((context) => all(context).like('email', '%@example.com')),
  likeAllOf: works((context) => all(context).likeAllOf('email', ['%@example.com'])),
  likeAnyOf: works((context) => all(context).likeAnyOf('email', ['%@example.com'])),
  limit: works((context) => all(context).limit(1)),
  lt: works((context) => all(context).lt('version', 9)),
  lte: works((context) => all(context).lte('version', 9)),
  match: works((context) => all(context).match({ status: 'new' })),
  maxAffected: works((context) => slots(context).update({ width: 2 }).eq('slot', 'none').maxAffected(1)),
  maybeSingle: works(({ service }) => service.from(table).select('id').eq('id', randomUUID()).maybeSingle()),
  neq: works((context) => all(context).neq('status', 'won')),
  not: works((context) => all(context).not('status', 'eq', 'won')),
  notIn: works((context) => all(context).notIn('status', ['won'])),
  or: works((context) => all(context).or('status.eq.new,status.eq.won')),
  order: works((context) => all(context).order('created_at')),
  overlaps: works((context) => all(context).overlaps('flags', ['fast'])),
  range: works((context) => all(context).range(0, 0)),
  rangeAdjacent: off('42883', (context) => all(context).rangeAdjacent('version' as never, '[1,2)'), ranges),
  rangeGt: off('42804', (context) => all(context).rangeGt('version' as never, '[1,2)'), ranges),
  rangeGte: off('42883', (context) => all(context).rangeGte('version' as never, '[1,2)'), ranges),
  rangeLt: off('42804', (context) => all(context).rangeLt('version' as never, '[1,2)'), ranges),
  rangeLte: off('42883', (context) => all(context).rangeLte('version' as never, '[1,2)'), ranges),
  regexIMatch: works((context) => all(context).regexIMatch('email', 'EXAMPLE')),
  regexMatch: works((context) => all(context).regexMatch('email', 'example')),
  rollback: works((context) => slots(context).insert(slot()).rollback()),
  select: works((context) => slots(context).update({ width: 2 }).eq('slot', 'none').select()),
  single: off('PGRST116', ({ service }) => service.from(table).select('id').eq('id', randomUUID()).single()),
  stripNulls: works((context) => all(context).stripNulls()),
  textSearch: works((context) => all(context).textSearch('email', 'example')),
};

export const restClient: Cases = {
  ...clientOnly('baseFetch', 'decorateFetch', 'fetch', 'from', 'schema', 'wrapFetch'),
  getOpenApiSpec: works(({ service }) => service.getOpenApiSpec(), 'Needs the secret key, as on hosted projects.'),
  rpc: works(({ service }) => service.rpc('leads_changed_at')),
};
