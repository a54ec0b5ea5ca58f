import { connect } from 'node:net';
import fc from 'fast-check';
import { hostileRoutes, methods, names, pages, types } from './hostile-parts';
import { hostileText, withoutLoneSurrogates } from './hostile-text';

/** A request as sent over the wire, without a client library that would repair it. */
export type RawRequest = { method: string; path: string; headers: [string, string][]; body: string };

// Bytes that are invalid in a request line or a header would only test the parser of Node.js.
const line = hostileText.map((text) => text.slice(0, 2000).replace(/[\r\n\0]|[^\x20-\x7e\x80-\xff]/g, ''));
const inPath = hostileText.map((text) => encodeURIComponent(withoutLoneSurrogates(text.slice(0, 1000))));
const rawPath = line.map((text) => text.replaceAll(' ', '+'));

const path = fc.oneof(
  fc.constantFrom(...pages, ...hostileRoutes),
  fc
    .tuple(fc.constantFrom(...pages, ...hostileRoutes), fc.oneof(inPath, rawPath))
    .map(([base, rest]) => `${base}/${rest}`),
  fc
    .tuple(
      fc.constantFrom(...pages, ...hostileRoutes),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            ...[
              'lang',
              'next',
              'token',
              'problem',
              'code',
              '_rsc',
              'q',
              'step',
              'weight',
              'token_hash',
              'type',
              'animal',
            ],
          ),
          fc.oneof(inPath, rawPath),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([base, query]) => `${base}${base.includes('?') ? '&' : '?'}${query.map((pair) => pair.join('=')).join('&')}`),
  rawPath.map((text) => `/${text}`),
);
const inParts = (fields: [string, string][]) =>
  fields
    .map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '')}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat('--x--\r\n');
const part = fc.tuple(
  fc.oneof(fc.constantFrom('$ACTION_ID_x', '$ACTION_REF_1', '$ACTION_1:0', '_1_email', '0', '1', '__proto__'), line),
  hostileText,
);
const body = fc.oneof(
  hostileText,
  fc.json(),
  fc.array(part, { maxLength: 6 }).map(inParts),
  fc.constantFrom(
    '["$K1"]',
    '["$undefined","$K1"]',
    '[]',
    '{"0":"$F1"}',
    '["$@0"]',
    '[["$Q1"]]',
    '["$B1"]',
    '["$n9e9999"]',
  ),
);

const states = fc.oneof(
  fc.constantFrom(
    '[null]',
    '["$undefined"]',
    '[]',
    '[null,null]',
    '["$@1"]',
    '["$@9"]',
    '["$1"]',
    '{"a":1}',
    '["$Q1"]',
    '[',
  ),
  fc.json(),
);
const formArguments = states.map((text) => text.replace(/\]$/, ',"$K1"]'));
/** Generates action calls that are nearly valid, in the form of a script and of a form without scripts. */
function hostileCall(actions: readonly string[]): fc.Arbitrary<RawRequest> {
  const id = fc.constantFrom(...actions);
  const origin = fc.constantFrom([], [], [['origin', 'https://evil.example']], [['origin', 'x']], [['origin', 'null']]);
  const type: [string, string] = ['content-type', 'multipart/form-data; boundary=x'];
  const fields = fc.array(fc.tuple(fc.constantFrom('email', 'locale', 'answers', 'id', 'token', 'next'), hostileText), {
    maxLength: 4,
  });
  const to = fc.constantFrom(...pages, ...hostileRoutes);
  const byScript = fc
    .tuple(to, id, origin, fields, fc.oneof(formArguments, states))
    .map(([path, action, from, own, args]) => ({
      method: 'POST',
      path,
      headers: [['next-action', action], type, ...from] as [string, string][],
      body: inParts([...own.map(([name, value]): [string, string] => [`_1_${name}`, value]), ['0', args]]),
    }));
  const bound = fc.constantFrom('"$@1"', 'null', '"$@2"', '[]', '"$K1"');
  const byForm = fc
    .tuple(to, id, origin, fields, states, bound, fc.boolean())
    .map(([path, action, from, own, args, how, ref]) => {
      const carried: [string, string][] = ref
        ? [
            ['$ACTION_REF_1', ''],
            ['$ACTION_1:0', `{"id":"${action}","bound":${how}}`],
            ['$ACTION_1:1', args],
            ['$ACTION_KEY', 'k1'],
          ]
        : [[`$ACTION_ID_${action}`, '']];
      return {
        method: 'POST',
        path,
        headers: [type, ...from] as [string, string][],
        body: inParts([...carried, ...own]),
      };
    });
  return fc.oneof(byScript, byForm);
}

/** Generates requests that no browser sends, for every route of the site; `actions` are ids of server actions. */
export function hostileRequest(actions: readonly string[]): fc.Arbitrary<RawRequest> {
  const header = fc.oneof(
    fc.tuple(fc.constantFrom(...names), line),
    fc.tuple(fc.constant('content-type'), fc.constantFrom(...types)),
    fc.tuple(fc.constant('next-action'), fc.constantFrom('0'.repeat(42), 'x', ...actions)),
    fc.tuple(fc.constant('rsc'), fc.constant('1')),
  );
  const any = fc.record({
    method: fc.constantFrom(...methods, 'GET', 'POST', 'POST', 'POST'),
    path,
    headers: fc.array(header, { maxLength: 6 }),
    body,
  });
  return actions.length === 0
    ? any
    : fc.oneof({ weight: 3, arbitrary: any }, { weight: 1, arbitrary: hostileCall(actions) });
}

/**
 * Sends a raw request, and resolves with the status of the response; 0 if the server
 * closes the connection or times out.
 */
export function sendRaw(
  port: number,
  { method, path, headers, body }: RawRequest,
  timeoutMs = 15_000,
): Promise<number> {
  const bytes = Buffer.from(method === 'GET' || method === 'HEAD' ? '' : withoutLoneSurrogates(body));
  const given = headers.filter(([name]) => !/^(transfer-encoding|expect|upgrade|connection)$/.test(name));
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...given.map(([name, value]) => `${name}: ${value}`),
    ...(bytes.length > 0 ? [`content-length: ${bytes.length}`] : []),
  ];
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
      socket.write(bytes);
    });
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0));
    };
    socket.setTimeout(timeoutMs, done);
    socket.setEncoding('latin1').on('data', (text: string) => {
      response = (response + text).slice(0, 100);
      if (/^HTTP\/1\.1 [2-9]\d\d/.test(response)) done();
    });
    socket.on('close', done).on('error', done);
  });
}
