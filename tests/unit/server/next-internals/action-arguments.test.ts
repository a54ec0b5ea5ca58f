import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const sources = ['app', 'lib', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);
const texts = sources.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const files = texts.filter(({ text }) => /^\s*['"]use server['"]/m.test(text));

// server/next-internals/request-protocol.ts rejects calls of another shape before they reach Next.js.
test('every server action takes the fields of a form as its last argument', () => {
  const actions = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^export async function (\w+)\(([^)]*)\)/gm)].map(([, name, parameters = '']) => ({
      name: `${file}: ${name}`,
      last: parameters
        .replace(/,?\s*$/, '')
        .split(/,\s*/)
        .at(-1)
        ?.trim(),
    })),
  );
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter(({ last }) => !/^\w+: FormData$/.test(last ?? ''))).toEqual([]);
});

test('actions are functions in their own files', () => {
  for (const { file, text } of files) {
    expect(text.startsWith("'use server';"), file).toBe(true);
    expect(text.match(/^export (?!async function|type )/m), file).toBeNull();
  }
});

// Without scripts a browser submits such a form natively, and server/http/validate-request.ts accepts only multipart
// forms for pages. If the action is a function, React sets the encoding itself.
test('forms with a URL as action are multipart', () => {
  const findOthers = (text: string) =>
    [...text.matchAll(/<(?:form|button|input)\b(?:[^>]|=>)*?\b(?:method|formMethod)="post"(?:[^>]|=>)*/gi)]
      .map(([tag]) => tag)
      .filter((tag) => !/(?:encType|formEncType)="multipart\/form-data"/.test(tag));
  expect(findOthers('<form method="post" action="/path" onSubmit={() => send()}>')).toHaveLength(1);
  expect(findOthers('<button formMethod="post" formAction="/path" formEncType="multipart/form-data">')).toEqual([]);
  expect(texts.flatMap(({ file, text }) => findOthers(text).map((tag) => ({ file, tag })))).toEqual([]);
});
