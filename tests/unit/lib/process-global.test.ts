import { expect, it } from 'vitest';
import { processGlobal } from '@/lib/process-global';

it('creates the state of a name once, for whichever bundle reads it first', () => {
  const state = processGlobal('test-state', () => ({ count: 0 }));
  state.count = 3;
  expect(processGlobal('test-state', () => ({ count: 7 }))).toEqual({ count: 3 });
  expect(processGlobal('test-other', () => ({ count: 7 }))).toEqual({ count: 7 });
  expect(Reflect.get(globalThis, Symbol.for('site.test-state'))).toBe(state);
});
