import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createBackendLog } from '@/server/embedded-supabase/backend-log';

test('the log omits the address from the error of a mail server', async () => {
  const lines: string[] = [];
  const log = createBackendLog('error', { write: (line) => lines.push(line) });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address: email }, _session, callback) => callback(new Error(`<${email}> unknown here`)),
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as { port: number }));
  });
  const sent = createTransport({ host: '127.0.0.1', port }).sendMail({
    from: 'site@example.com',
    to: 'anna.p@example.gr',
  });
  await sent.catch((err) => log.error({ err }, 'auth mail not sent'));
  await new Promise<void>((resolve) => server.close(resolve));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('<[e-mail]> unknown here');
  expect(lines[0]).not.toContain('@');
});
