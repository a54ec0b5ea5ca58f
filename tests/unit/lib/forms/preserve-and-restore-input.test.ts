import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageReloadingItself, preserveResultMessage, restoreInput } from '@/lib/forms/preserve-and-restore-input';
import { hasPreservedInput } from '@/lib/forms/preserved-input-attribute-and-key';

const stored = new Map<string, string>();
/** Loads a page: its own document and clock, in the same tab. */
function openPage(path: string, loadedForMs = 0) {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  vi.stubGlobal('location', { pathname: path, search: '' });
  vi.stubGlobal('performance', { now: () => loadedForMs });
}

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  openPage('/admin/leads');
  preserveResultMessage('Saved.', new FormData());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows an outcome once on the page that the router loads anew', () => {
  vi.setSystemTime(Date.now() + 9000);
  openPage('/admin/leads');
  expect(restoreInput()).toBe('Saved.');
  expect(restoreInput()).toBeUndefined();
});

it('discards an outcome after ten seconds, also from another page', () => {
  vi.advanceTimersByTime(9999);
  expect([hasPreservedInput(), isPageReloadingItself()]).toEqual([true, true]);
  Object.assign(location, { pathname: '/admin/stores' });
  vi.advanceTimersByTime(1);
  expect([hasPreservedInput(), isPageReloadingItself()]).toEqual([false, false]);
});

it('discards an outcome on a page that is opened again later, in place of the one whose timer would have', () => {
  vi.setSystemTime(Date.now() + 10_001);
  openPage('/admin/leads');
  expect(restoreInput()).toBeUndefined();
  expect(hasPreservedInput()).toBe(false);
});

it('shows an outcome on a page that took long to load', () => {
  vi.setSystemTime(Date.now() + 25_000);
  openPage('/admin/leads', 20_000);
  expect(restoreInput()).toBe('Saved.');
});
