import { randomUUID } from 'node:crypto';
import { application } from '../context';
import { type Cases, type Context, clientOnlyCases, disabledCase, workingCase } from './case';

const table = 'partnership_applications';
const all = ({ service }: Context) => service.from(table).select('id,status,flags,email').limit(1);
const slots = ({ service }: Context) => service.from('media_slots');
const slot = () => ({ slot: `home/${randomUUID()}`, path: 'x.png', width: 1, height: 1 });
const ranges =
  'The operator exists; the site has no column of a range type, so the database rejects it, as hosted PostgreSQL does.';

export const query: Cases = {
  ...clientOnlyCases('cloneRequestState', 'fetch'),
  delete: workingCase(async (context) => slots(context).delete().eq('slot', `home/${randomUUID()}`)),
  insert: workingCase(({ service }) => service.from(table).insert(application())),
  select: workingCase(all),
  update: workingCase((context) => slots(context).update({ width: 2 }).eq('slot', `home/${randomUUID()}`)),
  upsert: workingCase(async (context) => {
    const row = slot();
    const saved = await slots(context).upsert(row);
    await slots(context).delete().eq('slot', row.slot);
    return saved;
  }),
};

export const filter: Cases = {
  ...clientOnlyCases(
    'fetch',
    'overrideTypes',
    'processResponse',
    'retry',
    'returns',
    'setHeader',
    'then',
    'throwOnError',
  ),
  abortSignal: workingCase((context) => all(context).abortSignal(AbortSignal.timeout(10_000))),
  containedBy: workingCase((context) => all(context).containedBy('flags', ['fast'])),
  contains: workingCase((context) => all(context).contains('flags', ['fast'])),
  csv: workingCase(
    (context) => all(context).csv(),
    'Arrays are JSON and booleans `true` and `false`, where PostgREST writes `{a,b}`, `t` and `f`.',
  ),
  eq: workingCase((context) => all(context).eq('status', 'new')),
  explain: disabledCase(
    'PGRST107',
    (context) => all(context).explain(),
    'Off on hosted projects too, unless `db_plan_enabled` is set.',
  ),
  filter: workingCase((context) => all(context).filter('status', 'eq', 'new')),
  geojson: disabledCase('PGRST107', (context) => all(context).geojson(), 'Needs PostGIS.'),
  gt: workingCase((context) => all(context).gt('version', 0)),
  gte: workingCase((context) => all(context).gte('version', 0)),
  ilike: workingCase((context) => all(context).ilike('email', '%@EXAMPLE.com')),
  ilikeAllOf: workingCase((context) => all(context).ilikeAllOf('email', ['%@EXAMPLE.com'])),
  ilikeAnyOf: workingCase((context) => all(context).ilikeAnyOf('email', ['%@EXAMPLE.com'])),
  in: workingCase((context) => all(context).in('status', ['new'])),
  is: workingCase((context) => all(context).is('assignee', null)),
  isDistinct: workingCase((context) => all(context).isDistinct('status', 'won')),
  like: workingCase((context) => all(context).like('email', '%@example.com')),
  likeAllOf: workingCase((context) => all(context).likeAllOf('email', ['%@example.com'])),
  likeAnyOf: workingCase((context) => all(context).likeAnyOf('email', ['%@example.com'])),
  limit: workingCase((context) => all(context).limit(1)),
  lt: workingCase((context) => all(context).lt('version', 9)),
  lte: workingCase((context) => all(context).lte('version', 9)),
  match: workingCase((context) => all(context).match({ status: 'new' })),
  maxAffected: workingCase((context) => slots(context).update({ width: 2 }).eq('slot', 'none').maxAffected(1)),
  maybeSingle: workingCase(({ service }) => service.from(table).select('id').eq('id', randomUUID()).maybeSingle()),
  neq: workingCase((context) => all(context).neq('status', 'won')),
  not: workingCase((context) => all(context).not('status', 'eq', 'won')),
  notIn: workingCase((context) => all(context).notIn('status', ['won'])),
  or: workingCase((context) => all(context).or('status.eq.new,status.eq.won')),
  order: workingCase((context) => all(context).order('created_at')),
  overlaps: workingCase((context) => all(context).overlaps('flags', ['fast'])),
  range: workingCase((context) => all(context).range(0, 0)),
  rangeAdjacent: disabledCase('42883', (context) => all(context).rangeAdjacent('version' as never, '[1,2)'), ranges),
  rangeGt: disabledCase('42804', (context) => all(context).rangeGt('version' as never, '[1,2)'), ranges),
  rangeGte: disabledCase('42883', (context) => all(context).rangeGte('version' as never, '[1,2)'), ranges),
  rangeLt: disabledCase('42804', (context) => all(context).rangeLt('version' as never, '[1,2)'), ranges),
  rangeLte: disabledCase('42883', (context) => all(context).rangeLte('version' as never, '[1,2)'), ranges),
  regexIMatch: workingCase((context) => all(context).regexIMatch('email', 'EXAMPLE')),
  regexMatch: workingCase((context) => all(context).regexMatch('email', 'example')),
  rollback: workingCase(
    (context) => slots(context).insert(slot()).rollback(),
    'Undoes the change. A hosted project ignores it, unless `db-tx-end` allows it.',
  ),
  select: workingCase((context) => slots(context).update({ width: 2 }).eq('slot', 'none').select()),
  single: disabledCase('PGRST116', ({ service }) => service.from(table).select('id').eq('id', randomUUID()).single()),
  stripNulls: workingCase((context) => all(context).stripNulls()),
  textSearch: workingCase((context) => all(context).textSearch('email', 'example')),
};

export const restClient: Cases = {
  ...clientOnlyCases('baseFetch', 'decorateFetch', 'fetch', 'from', 'schema', 'wrapFetch'),
  getOpenApiSpec: workingCase(
    ({ service }) => service.getOpenApiSpec(),
    'Needs the secret key, as on hosted projects.',
  ),
  rpc: workingCase(({ service }) => service.rpc('leads_changed_at')),
};
