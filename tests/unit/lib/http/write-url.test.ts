import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const keystrokeMs = 50;
const safariLimit = { calls: 100, withinMs: 30_000 };

/** A page whose history rejects changes as Safari does. */
function openPage() {
  const page = Object.assign(new EventTarget(), { pathname: '/search', search: '' });
  const calls: number[] = [];
  const change = vi.fn((_state: unknown, _title: string, url: string) => {
    const recent = calls.filter((time) => time > Date.now() - safariLimit.withinMs);
    if (recent.length >= safariLimit.calls) throw new DOMException('too many calls', 'SecurityError');
    calls.push(Date.now());
    [page.pathname = '', page.search = ''] = url.split(/(?=\?)/);
  });
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { state: 'kept', replaceState: change, pushState: change });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return { page, change };
}

let opened: ReturnType<typeof openPage>;
let module: typeof import('@/lib/http/write-url');
const type = (text: string) => module.replaceUrlThrottled(() => `/search?q=${text}`);

beforeEach(async () => {
  vi.useFakeTimers();
  opened = openPage();
  vi.resetModules();
  module = await import('@/lib/http/write-url');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('writes the first input at once, and the last one of a fast sequence soon', () => {
  type('d');
  expect(opened.page.search).toBe('?q=d');
  type('du');
  vi.advanceTimersByTime(keystrokeMs);
  type('duck');
  expect(opened.page.search).toBe('?q=d');
  vi.advanceTimersByTime(400);
  expect(opened.page.search).toBe('?q=duck');
  expect(opened.change).toHaveBeenLastCalledWith('kept', '', '/search?q=duck');
  expect(opened.change).toHaveBeenCalledTimes(2);
});

test('stays below the limit of Safari during a minute of typing', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  for (let count = 0; count < 60_000 / keystrokeMs; count++) {
    type(String(count));
    vi.advanceTimersByTime(keystrokeMs);
  }
  vi.advanceTimersByTime(400);
  expect(opened.page.search).toBe('?q=1199');
  expect(error).not.toHaveBeenCalled();
});

test.each(['click', 'beforeunload'])('a %s writes what is pending', (event) => {
  type('d');
  type('du');
  opened.page.dispatchEvent(new Event(event));
  expect(opened.page.search).toBe('?q=du');
  vi.advanceTimersByTime(1000);
  expect(opened.change).toHaveBeenCalledTimes(2);
});

test('leaves the URL of another page as it is', () => {
  type('d');
  type('du');
  opened.page.pathname = '/contact';
  opened.page.search = '';
  vi.advanceTimersByTime(1000);
  expect(opened.page.pathname).toBe('/contact');
});

test.each(['pushState', 'replaceState'] as const)('a rejected %s is reported and throws nothing', (method) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  opened.change.mockImplementation(() => {
    throw new DOMException('too many calls', 'SecurityError');
  });
  module.writeUrl(method, '/search?q=d');
  type('d');
  expect(error).toHaveBeenCalledTimes(2);
});
