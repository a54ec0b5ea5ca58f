import { sendDueMailsAndCount } from '@/lib/mail/mail-worker';
import { mailComposersByKind } from '@/server/mail-composer-registry';
import { runAndExit } from './run-and-exit';
import { withBackend } from './with-backend';

// npm run mail:work: sends due mails and exits, for schedulers of deployments without a long-running
// process (set MAIL_WORKER=off there).
await runAndExit(() =>
  withBackend(async () => {
    const sent = await sendDueMailsAndCount(mailComposersByKind);
    process.stdout.write(`${sent} emails sent\n`);
  }),
);
