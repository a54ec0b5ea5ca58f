import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsPath } from '@/lib/observability/web-vitals/metrics';

/** Collects the web vitals since the page was opened and sends them once, when the visitor leaves or hides the page. */
export function report(): void {
  // A visit may continue to other pages without loading a document; the times belong to the first page.
  const page = location.pathname;
  const values: Partial<Record<Metric['name'], number>> = {};
  const keep = ({ name, value }: Metric) => {
    values[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(vitalsPath, JSON.stringify({ page, values }));
  };
  // A bubbling listener on the window, because the library's capturing listeners deliver the last values first.
  addEventListener('visibilitychange', send);
}
