// Loaded into a server before its program: tells the longest time its event loop stood still since it was last asked, in ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('message', (asked) => {
  if (asked !== 'gaps') return;
  process.send?.({ longest: delay.max / 1e6, slow: delay.percentile(99) / 1e6 });
  delay.reset();
});
