import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areValidActionArguments,
  areValidFormActionFields,
  argumentCountOfActionId,
} from '@/server/next-internals/request-protocol';

const two = `60${'0'.repeat(40)}`;
const one = `40${'0'.repeat(40)}`;

test('the id of an action contains its number of arguments', () => {
  expect([two, one, `00${'0'.repeat(40)}`, `70${'0'.repeat(40)}`].map(argumentCountOfActionId)).toEqual([2, 1, 0, 3]);
  expect(['', 'x', '6'.repeat(41)].map(argumentCountOfActionId)).toEqual([null, null, null]);
});

describe('a call by script', () => {
  const state = { ok: false, message: '$$5', at: '$D2026-01-01', fields: { email: 'x' }, values: ['$undefined', 1] };
  test.each([
    [two, ['$undefined', '$K1']],
    [two, [null, '$K1']],
    [two, [state, '$K1a']],
    [two, [{ a: { b: 1 }, c: '$0:0:a' }, '$K1']],
    [one, ['$K1']],
    ['unknown', ['anything']],
  ])('accepts %s %j', (id, args) => expect(areValidActionArguments(id, args)).toBe(true));

  test.each([
    [two, ['$K1']],
    [two, [state]],
    [two, [state, 'text']],
    [two, [state, {}]],
    [two, ['$@0', '$K1']],
    [two, ['$Q1', '$K1']],
    [two, ['$B1', '$K1']],
    [two, ['$n9e9999', '$K1']],
    [two, [{ a: '$0:0:constructor' }, '$K1']],
    [two, ['$0', '$K1']],
    [two, [{ deep: { f: '$F1' } }, '$K1']],
    [one, []],
    [one, 'text'],
    [two, [JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`), '$K1']],
    [two, [Array(30_000).fill(1), '$K1']],
    [one, [['$K1']]],
  ])('rejects %s %.60j', (id, args) => expect(areValidActionArguments(id, args)).toBe(false));

  test('rejects values nested deeper than the stack, in place of the form or before it', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect([areValidActionArguments(one, [deep]), areValidActionArguments(two, [deep, '$K1'])]).toEqual([false, false]);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (args) => typeof areValidActionArguments(two, args) === 'boolean'));
  });
});

describe('a form without scripts', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const bound = (id: string, states: string) => ({
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
    '$ACTION_1:1': states,
  });
  test('may contain no action, an action, or one with the state of the last attempt', () => {
    expect(areValidFormActionFields(form({ answers: 'x' }))).toBe(true);
    expect(areValidFormActionFields(form({ [`$ACTION_ID_${one}`]: '' }))).toBe(true);
    expect(areValidFormActionFields(form(bound(two, '[null]')))).toBe(true);
    expect(areValidFormActionFields(form(bound(two, '[{"ok":false,"values":{"a":"$$"}}]')))).toBe(true);
  });
  test.each([
    { [`$ACTION_ID_${two}`]: '' },
    { $ACTION_REF_1: '' },
    bound(two, '[]'),
    bound(two, '[null,null]'),
    bound(two, '["$@1"]'),
    bound(two, '['),
    bound(one, '[null]'),
    { ...bound(two, '[null]'), '$ACTION_1:0': `{"id":"${two}","bound":"$@7"}` },
    { ...bound(two, '[null]'), '$ACTION_1:0': 'null' },
  ])('%j is rejected', (fields) => expect(areValidFormActionFields(form(fields))).toBe(false));

  test('names the action of the form and of its button, and no other', () => {
    const data = form(bound(two, '[null]'));
    data.append('$ACTION_REF_1', '');
    expect(areValidFormActionFields(data)).toBe(true);
    data.append('$ACTION_REF_1', '');
    expect(areValidFormActionFields(data)).toBe(false);
  });
});
