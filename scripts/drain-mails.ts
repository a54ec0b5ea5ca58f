import { drainMails } from '@/lib/mail/worker';
import { mailComposers } from '@/server/mail-composers';
import { withBackend } from './connect';
import { runScript } from './run-script';

// npm run mail:work: sends due mails and exits, for schedulers of deployments without a long-running
// process (set MAIL_WORKER=off there).
await runScript(() =>
  withBackend(async () => {
    const sent = await drainMails(mailComposers);
    process.stdout.write(`${sent} emails sent\n`);
  }),
);
