import { currentRequestId } from '@/lib/http/request-id-context';

const timeoutMs = 5000;
const longTimeoutMs = 60_000;
/** Files, and the parts of an import of thousands of stores: on a busy machine each may take more than five seconds. */
const longRequest = /\/storage\/v1\/object\/|\/rpc\/(add|apply|undo)_store_import/;

const noop = () => {};

/**
 * The first of two signals. Node.js 20 frees a timeout to which only a combined signal refers, which then never fires:
 * with a listener it is retained until it does.
 */
function combineSignals(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  for (const signal of signals) signal.addEventListener('abort', noop, { once: true });
  return AbortSignal.any(signals);
}

/**
 * `fetch` that rejects after five seconds (a minute for requests that take long), so that a hung back end becomes an
 * error. The back end gets the id of the request on whose behalf it is called.
 */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const timeout = AbortSignal.timeout(longRequest.test(url) ? longTimeoutMs : timeoutMs);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  const id = currentRequestId();
  if (id) headers.set('x-request-id', id);
  return fetch(input, { ...init, headers, signal: init?.signal ? combineSignals(init.signal, timeout) : timeout });
};
