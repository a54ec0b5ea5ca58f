import { startWatchdog } from '@/server/embedded-supabase/watchdog';

// A process like the embedded back end: `loop` hangs in one job, `start` hangs at start, `work` continues.
const [what, timeoutSeconds, orphanSeconds] = process.argv.slice(2);
const { listening } = startWatchdog(Number(timeoutSeconds), Number(orphanSeconds));
if (what !== 'start') listening();
process.on('SIGTERM', () => process.exit(0));
setTimeout(() => {
  process.stdout.write(`${process.pid}\n`);
  if (what === 'work') setInterval(() => {}, 1000);
  else for (;;);
}, 1200);
