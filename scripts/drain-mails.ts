import { sendDueMailsAndCount } from '@/lib/mail/mail-worker';
import { mailComposersByKind } from '@/server/mail-composer-registry';
import { parseCommandLine } from './parse-command-line';
import { runAndExit } from './run-and-exit';
import { withBackend } from './with-backend';

const usage = `Usage: npm run mail:work
  Sends due emails and exits, for schedulers of deployments without a long-running process (set MAIL_WORKER=off there).
`;
parseCommandLine(usage, { options: {} });

await runAndExit(() =>
  withBackend(async () => {
    const sent = await sendDueMailsAndCount(mailComposersByKind);
    process.stdout.write(`${sent} emails sent\n`);
  }),
);
