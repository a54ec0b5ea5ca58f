import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@/server/free-port';
import { auditMails } from '../audit';
import type { Fault } from '../fault';
import { backendOf } from '../site';

let port = 0;
let mailbox: SMTPServer;
const received = new Map<string, number>();

/** Starts a mail server that counts the accepted mails by their Message-ID. */
async function openMailbox() {
  mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const id = /^message-id: (.+)$/im.exec(text)?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  mailbox.on('error', () => {});
  await new Promise<void>((resolve) => mailbox.listen(port, '127.0.0.1', resolve));
}

const smtp: Fault = {
  name: 'smtp',
  what: 'mail server gone for 6 s, then silent for 6 s; afterwards every lead has its two emails, each accepted once',
  async prepare(_dataDir, onCleanup) {
    port = await freePort(0, '127.0.0.1');
    await openMailbox();
    onCleanup(() => new Promise<void>((resolve) => mailbox.close(resolve)));
    return { SMTP_URL: `smtp://127.0.0.1:${port}` };
  },
  async apply() {
    await new Promise<void>((resolve) => mailbox.close(resolve));
    await sleep(6000);
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    await sleep(6000);
    await new Promise<void>((resolve) => {
      silent.close(() => resolve());
      silent.unref();
      resolve();
    });
    await sleep(500);
    await openMailbox();
  },
  async check({ dataDir }) {
    const env = backendOf(dataDir);
    const until = performance.now() + 120_000;
    let found = await auditMails(env);
    while (found.open > 0 && performance.now() < until) {
      await sleep(500);
      found = await auditMails(env);
    }
    const twice = [...received.values()].filter((count) => count > 1).length;
    return [
      ...(found.open > 0 ? [`${found.open} mails not sent`] : []),
      ...(found.wrong > 0 ? [`${found.wrong} leads without exactly two mails`] : []),
      ...(twice > 0 ? [`${twice} mails sent twice`] : []),
    ];
  },
};

export const mailFaults = [smtp];
