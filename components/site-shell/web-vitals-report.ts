import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsPath } from '@/lib/observability/web-vitals/thresholds-and-histogram';

/**
 * Collects what the browser measured since the page was opened, and sends it once, when the visitor leaves or looks
 * elsewhere.
 */
export function reportWebVitals(): void {
  // A visit may go on to other pages without loading them; the times are those of the first.
  const page = location.pathname;
  const values: Partial<Record<Metric['name'], number>> = {};
  const record = ({ name, value }: Metric) => {
    values[name] = Math.round(value * 10_000) / 10_000;
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(record);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(vitalsPath, JSON.stringify({ page, values }));
  };
  // A bubbling listener on the window, because the library's capturing listeners deliver the last values first.
  addEventListener('visibilitychange', send);
}
