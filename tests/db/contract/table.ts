import { createClient } from '@supabase/supabase-js';
import ws from 'ws';
import * as auth from './auth';
import type { Cases } from './case';
import * as realtime from './realtime';
import * as rest from './rest';
import * as storage from './storage';

const client = createClient('http://127.0.0.1:1', 'key', {
  auth: { autoRefreshToken: false, persistSession: false },
  realtime: { transport: ws as never },
});
const vectorBucket = client.storage.vectors.from('x');
const query = client.from('x');

/** Every part of the stock client with its object, whose methods the table must name, and the cases. */
export const parts: { name: string; object: object; cases: Cases }[] = [
  { name: 'auth', object: client.auth, cases: auth.auth },
  { name: 'auth.mfa', object: client.auth.mfa, cases: auth.mfa },
  { name: 'auth.oauth', object: client.auth.oauth, cases: auth.oauthServer },
  { name: 'auth.passkey', object: (client.auth as unknown as { passkey: object }).passkey, cases: auth.passkeys },
  { name: 'auth.admin', object: client.auth.admin, cases: auth.admin },
  { name: 'auth.admin.mfa', object: client.auth.admin.mfa, cases: auth.adminMfa },
  { name: 'auth.admin.oauth', object: client.auth.admin.oauth, cases: auth.adminOAuth },
  { name: 'auth.admin.customProviders', object: client.auth.admin.customProviders, cases: auth.adminProviders },
  {
    name: 'auth.admin.passkey',
    object: (client.auth.admin as unknown as { passkey: object }).passkey,
    cases: auth.adminPasskeys,
  },
  { name: 'storage', object: client.storage, cases: storage.storage },
  { name: 'storage.from()', object: client.storage.from('x'), cases: storage.file },
  { name: 'storage.analytics', object: client.storage.analytics, cases: storage.analytics },
  { name: 'storage.analytics.from()', object: client.storage.analytics.from('x'), cases: storage.analyticsBucket },
  { name: 'storage.vectors', object: client.storage.vectors, cases: storage.vectors },
  { name: 'storage.vectors.from()', object: vectorBucket, cases: storage.vectorIndexes },
  { name: 'storage.vectors.from().index()', object: vectorBucket.index('y'), cases: storage.vectorData },
  { name: 'realtime', object: client.realtime, cases: realtime.realtimeClientCases },
  { name: 'channel()', object: client.channel('x'), cases: realtime.channelCases },
  { name: 'functions', object: client.functions, cases: realtime.functionsClientCases },
  { name: 'from()', object: query, cases: rest.query },
  { name: 'from().select()', object: query.select(), cases: rest.filter },
  { name: 'rest', object: (client as unknown as { rest: object }).rest, cases: rest.restClient },
];

export const start = '<!-- made by tests/db/contract -->';
export const end = '<!-- end -->';

const show = ({ result }: Cases[string]) =>
  result === 'works' ? 'works' : result === 'client' ? 'makes no request' : `\`${result}\``;

/** The table of docs/back-end.md. */
export function contractTable(): string {
  const sections = parts.map(({ name, cases }) => {
    const quiet = Object.entries(cases).filter(([, one]) => one.result === 'client' && !one.why);
    const rows = Object.entries(cases)
      .filter(([, one]) => one.result !== 'client' || one.why)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([method, one]) => `| \`${method}\` | ${show(one)} | ${one.why ?? ''} |`);
    const rest = quiet.map(([method]) => `\`${method}\``).join(', ');
    return [
      `### \`${name}\``,
      '',
      '| method | result | note |',
      '| --- | --- | --- |',
      ...rows,
      ...(rest ? ['', `Without a request: ${rest}.`] : []),
    ].join('\n');
  });
  return `${start}\n\n${sections.join('\n\n')}\n\n${end}`;
}
