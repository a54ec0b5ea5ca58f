import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { countMailProblems } from '../count-submissions';
import type { Fault } from '../fault';
import { backendOf } from '../site';

const smtp: Fault = {
  name: 'smtp',
  what: 'mail server gone for 6 s, then silent for 6 s; afterwards every lead has its two emails, each accepted once',
  async apply({ mailbox }) {
    await mailbox.close();
    await sleep(6000);
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(mailbox.port, '127.0.0.1', resolve));
    await sleep(6000);
    await new Promise<void>((resolve) => {
      silent.close(() => resolve());
      silent.unref();
      resolve();
    });
    await sleep(500);
    await mailbox.open();
  },
  async check({ dataDir }) {
    const env = backendOf(dataDir);
    const until = performance.now() + 120_000;
    let found = await countMailProblems(env);
    while (found.open > 0 && performance.now() < until) {
      await sleep(500);
      found = await countMailProblems(env);
    }
    return [
      ...(found.open > 0 ? [`${found.open} mails not sent`] : []),
      ...(found.wrong > 0 ? [`${found.wrong} leads without exactly two mails`] : []),
    ];
  },
};

export const mailFaults = [smtp];
