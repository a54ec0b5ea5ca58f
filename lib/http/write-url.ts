// Safari throws a SecurityError at the hundredth change of the URL within 30 seconds; this leaves a quarter of them to
// other changes.
const minIntervalMs = 400;
const eventsBeforeLeaving = ['click', 'beforeunload'];

let lastWriteAt = Number.NEGATIVE_INFINITY;
let pending: { buildUrl: () => string; from: string; timer: ReturnType<typeof setTimeout> } | undefined;

const pathAndQuery = () => location.pathname + location.search;

/**
 * Changes the URL with a method of `history`. A browser that allows no more changes for now keeps the URL, which the
 * next change corrects; what the visitor has chosen must apply all the same.
 */
export function writeUrl(method: 'pushState' | 'replaceState', url: string, state: unknown = null): void {
  try {
    history[method](state, '', url);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log.
    console.error('[url]', error);
  }
}

function writePending() {
  if (!pending) return;
  const { buildUrl, from, timer } = pending;
  pending = undefined;
  clearTimeout(timer);
  for (const event of eventsBeforeLeaving) removeEventListener(event, writePending, true);
  // Back, or another page: its URL is not that of this input.
  if (pathAndQuery() === from) replaceNow(buildUrl);
}

function replaceNow(buildUrl: () => string) {
  lastWriteAt = performance.now();
  writeUrl('replaceState', buildUrl(), history.state);
}

/**
 * Replaces the URL at most every 400 ms, for input at each keystroke: at once after a pause, otherwise when the time is
 * over or the visitor is about to leave. `buildUrl` is called then, and the last one counts.
 */
export function replaceUrlThrottled(buildUrl: () => string): void {
  if (pending) {
    pending.buildUrl = buildUrl;
    return;
  }
  const waitMs = lastWriteAt + minIntervalMs - performance.now();
  if (waitMs <= 0) {
    replaceNow(buildUrl);
    return;
  }
  pending = { buildUrl, from: pathAndQuery(), timer: setTimeout(writePending, waitMs) };
  for (const event of eventsBeforeLeaving) addEventListener(event, writePending, true);
}
