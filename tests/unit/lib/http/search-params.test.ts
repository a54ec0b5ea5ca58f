import { expect, it } from 'vitest';
import { parsePageNumber, singleSearchParam } from '@/lib/http/search-params';

it.each([
  ['2', '2'],
  ['', ''],
  [undefined, ''],
  [['2', '3'], ''],
])('the parameter %j has the value %j', (value, one) => expect(singleSearchParam(value)).toBe(one));

it.each([
  ['1', 1],
  ['2', 2],
  ['10000', 10_000],
  ['10001', 10_000],
  ['9'.repeat(400), 10_000],
  ['0', 1],
  ['-3', 1],
  ['x', 1],
  ['', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('%j is page %i', (value, page) => expect(parsePageNumber(value)).toBe(page));
