import { describe, expect, it } from 'vitest';
import { findAdjacentLeadId } from '@/components/admin/leads/use-adjacent-lead-finder';
import { toLatinKeyboardKey } from '@/components/admin/leads/use-single-key-shortcuts';
import { resolveDayPeriod } from '@/lib/http/day-period';
import { formatInboxQuery, formatInboxQueryWithCursor, parseInboxQuery } from '@/lib/leads/inbox-query';
import { decodeLeadIdAndVersion, encodeLeadIdAndVersion } from '@/lib/leads/lead';

const id = '6f1c2b3a-1111-4222-8333-444455556666';

describe('the URL of the inbox', () => {
  it('accepts valid parameters and drops the rest', () => {
    const filter = {
      kind: 'export',
      status: 'everything',
      assignee: 'me',
      country: 'LV',
      from: '2026-13-40',
      q: '  ζώα ',
    };
    expect(parseInboxQuery(filter)).toEqual({
      kind: 'export',
      status: '',
      assignee: 'me',
      country: 'LV',
      from: '',
      to: '',
      q: 'ζώα',
      before: '',
    });
    expect(parseInboxQuery({ q: { a: 'b' }, before: "x'; drop table" })).toMatchObject({ q: '', before: '' });
  });

  it.each([
    ['from', '0000-01-01'],
    ['to', '9999-12-31'],
    ['before', `2026-99-99T99:99:99.000000+00:00_${id}`],
    ['before', `2026-01-01T10:00:00.123456+00:00_${'-'.repeat(36)}`],
    ['before', `0000-01-01T10:00:00.123456+00:00_${id}`],
  ])('drops a %s that would cause a database error: %j', (name, value) =>
    expect(parseInboxQuery({ [name]: value })).toMatchObject({ [name]: '' }),
  );

  it.each([
    ['a\0b', 'a b'],
    ['\tΜαρία\tΠαππά\u0085', 'Μαρία Παππά'],
  ])('searches for %j as %j, instead of showing the whole inbox', (text, expected) =>
    expect(parseInboxQuery({ q: text }).q).toBe(expected),
  );

  it('truncates a long search instead of dropping it', () => {
    expect(parseInboxQuery({ q: 'ζ'.repeat(3000) }).q).toBe('ζ'.repeat(80));
    // Half of a surrogate pair is invalid for the database.
    expect(parseInboxQuery({ q: `a${'🐕'.repeat(80)}` }).q).toBe(`a${'🐕'.repeat(39)}`);
  });

  it('accepts dates from the first to the last one that the database supports', () => {
    const days = { from: '1900-01-01', to: '9998-12-31' };
    expect(parseInboxQuery(days)).toMatchObject(days);
  });

  it('has one canonical form without the page, which parses to the same query', () => {
    const query = parseInboxQuery({ q: 'a&b', status: 'new', before: `2026-01-01T10:00:00.123456+00:00_${id}` });
    expect(formatInboxQuery(query)).toBe('status=new&q=a%26b');
    expect(parseInboxQuery(Object.fromEntries(new URLSearchParams(formatInboxQuery(query))))).toEqual({
      ...query,
      before: '',
    });
  });

  it('leads back to the same page', () => {
    const query = parseInboxQuery({ status: 'new', before: `2026-01-01T10:00:00.123456+00:00_${id}` });
    expect(parseInboxQuery(Object.fromEntries(new URLSearchParams(formatInboxQueryWithCursor(query))))).toEqual(query);
    expect(formatInboxQueryWithCursor(parseInboxQuery({ template: 'call' }))).toBe('');
  });

  it('includes the whole last day of a period, in Athens, also across the end of a year', () => {
    expect(resolveDayPeriod({ from: '2026-12-01', to: '2026-12-31' })).toEqual({
      since: '2026-12-01 00:00 Europe/Athens',
      until: '2027-01-01 00:00 Europe/Athens',
    });
    expect(resolveDayPeriod({ from: '', to: '' })).toEqual({});
  });
});

describe('the reference to a lead in a form', () => {
  it('contains the version that was shown', () => {
    const lead = { kind: 'contact', id, version: 7 } as const;
    expect(decodeLeadIdAndVersion(encodeLeadIdAndVersion(lead))).toEqual(lead);
  });

  it.each([
    `profiles:${id}:1`,
    `contact:${id}:0`,
    `contact:${id}:1.5`,
    `contact:${id}`,
    'contact:1:1',
    '',
    null,
    new File([], 'x'),
  ])('%s is not a reference', (value) => expect(decodeLeadIdAndVersion(value)).toBeNull());
});

describe('the arrow keys in the list', () => {
  const seen = ['a', 'b', 'c', 'd', 'e'];
  it.each([
    ['goes on from where it is', seen, 'b', 1, 'c'],
    ['goes back', seen, 'b', -1, 'a'],
    ['stays at the end', seen, 'e', 1, 'e'],
    ['begins at the top', seen, '', 1, 'a'],
    ['goes on after a lead that has left the list', ['a', 'c', 'd', 'e'], 'b', 1, 'c'],
    ['goes back from a lead that has left the list', ['a', 'c', 'd', 'e'], 'b', -1, 'a'],
    ['goes on after several that have left, below one that has arrived', ['new', 'd', 'e'], 'c', 1, 'd'],
    ['goes to the last when nothing comes after', ['a', 'b'], 'e', 1, 'b'],
  ] as const)('%s', (_, now, current, step, next) =>
    expect(findAdjacentLeadId([...now], seen, current, step)).toBe(next),
  );
  it('do nothing in an empty list', () => expect(findAdjacentLeadId([], seen, 'b', 1)).toBeUndefined());
});

describe('a single-key shortcut', () => {
  it.each([
    ['j', 'KeyJ', 'j'],
    ['ξ', 'KeyJ', 'j'],
    ['χ', 'KeyX', 'x'],
    ['о', 'KeyJ', 'j'],
    // A French keyboard has other letters on the same keys.
    ['a', 'KeyQ', 'a'],
    ['/', 'Slash', '/'],
    ['?', 'Slash', '?'],
    ['Enter', 'Enter', 'Enter'],
    ['΄', 'Semicolon', '΄'],
  ])('%s on %s is %s, in every alphabet', (key, code, latin) => {
    expect(toLatinKeyboardKey({ key, code })).toBe(latin);
  });
});
