import { startWatchdog } from '@/server/embedded-supabase/watchdog';

// A process as the embedded back end is: `loop` never comes back from one piece of work, `start` not even from its start, `work` goes on.
const [what, patience, orphan] = process.argv.slice(2);
const { listening } = startWatchdog(Number(patience), Number(orphan));
if (what !== 'start') listening();
process.on('SIGTERM', () => process.exit(0));
setTimeout(() => {
  process.stdout.write(`${process.pid}\n`);
  if (what === 'work') setInterval(() => {}, 1000);
  else for (;;);
}, 1200);
