const minuteMs = 60_000;

/**
 * Calls back whenever somebody may see that time has passed: the tab or a page of the browser's history is shown again,
 * or another minute is over while it is in sight. Returns a function that ends this.
 */
export function onVisibleMinuteTick(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const ifVisible = () => document.visibilityState === 'visible' && callback();
  document.addEventListener('visibilitychange', ifVisible, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
  const timer = setInterval(ifVisible, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => controller.abort();
}
