import { expect, it } from 'vitest';
import { getProcessGlobal } from '@/lib/process-global';

it('creates the state of a name once, for whichever bundle reads it first', () => {
  const state = getProcessGlobal('test-state', () => ({ count: 0 }));
  state.count = 3;
  expect(getProcessGlobal('test-state', () => ({ count: 7 }))).toEqual({ count: 3 });
  expect(getProcessGlobal('test-other', () => ({ count: 7 }))).toEqual({ count: 7 });
  expect(Reflect.get(globalThis, Symbol.for('site.test-state'))).toBe(state);
});
