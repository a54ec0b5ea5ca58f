const timeoutMs = 5000;
const fileTimeoutMs = 60_000;

/** `fetch` that rejects after five seconds (a minute for files, which are large), so that a hung back end becomes an error. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const timeout = AbortSignal.timeout(url.includes('/storage/v1/object/') ? fileTimeoutMs : timeoutMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
};
