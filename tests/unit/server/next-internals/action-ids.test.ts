import { expect, test } from 'vitest';
import { createFormerActionIdResolver } from '@/server/next-internals/action-ids';

const present = { p1: 'updateLead', p2: 'saveStore' };
const resolve = createFormerActionIdResolver(present, (id) => ({ f1: 'saveLead', f2: 'saveStore' })[id]);

test('an action of a former release is found by its recorded name, or by the name that its form states', () => {
  expect(resolve('f2')).toBe('p2');
  expect(resolve('unrecorded', 'saveStore')).toBe('p2');
});

test('an action that had another name is found by that', () => {
  expect(resolve('f1')).toBe('p1');
  expect(resolve('unrecorded', 'saveLead')).toBe('p1');
});

test('a present id, and one that nobody knows, stay as they are', () => {
  expect(resolve('p1')).toBeUndefined();
  expect(resolve('unrecorded')).toBeUndefined();
  expect(resolve('unrecorded', 'removed')).toBeUndefined();
});
