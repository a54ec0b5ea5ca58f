// Preloaded into a server: reports the longest event loop delay since the last report, in ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'gaps') return;
  process.send?.({ maxGapMs: delay.max / 1e6, slow: delay.percentile(99) / 1e6 });
  delay.reset();
});
