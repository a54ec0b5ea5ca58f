const timeoutMs = 5000;
const longTimeoutMs = 60_000;
/** Files, and imports of thousands of stores in one transaction. */
const longRequest = /\/storage\/v1\/object\/|\/rpc\/(apply|undo)_store_import/;

/**
 * `fetch` that rejects after five seconds (a minute for requests that take long), so that a hung back end becomes an
 * error.
 */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const timeout = AbortSignal.timeout(longRequest.test(url) ? longTimeoutMs : timeoutMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};
