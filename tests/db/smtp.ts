import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** The server's reaction to the next mail. */
export type Behaviour = 'accept' | 'refuse' | 'busy' | 'drop';
type ReceivedMail = { to: string; messageId: string; raw: string };

/**
 * A real SMTP server on loopback with adjustable behaviour; `accepted` holds the
 * accepted mails, `tried` all complete ones.
 */
export class MailServer {
  readonly accepted: ReceivedMail[] = [];
  readonly tried: ReceivedMail[] = [];
  behaviour: (to: string) => Behaviour = () => 'accept';
  /** Awaited after a mail has arrived and before the response. */
  hold: () => Promise<void> = async () => {};
  #server: SMTPServer | null = null;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const rejection = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address: recipient }, _session, callback) =>
        callback(this.behaviour(recipient) === 'refuse' ? rejection(550, 'no such mailbox') : null),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          const to = session.envelope.rcptTo.map((recipient) => recipient.address).join();
          const mail = { to, raw, messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '' };
          this.tried.push(mail);
          await this.hold();
          const behaviour = this.behaviour(to);
          if (behaviour === 'busy') return callback(rejection(451, 'try again later'));
          // The connection closes after the final dot: the sender cannot know whether the mail was accepted.
          if (behaviour === 'drop') return this.#cut(server);
          this.accepted.push(mail);
          callback();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#cut(server);
    await closed;
  }

  #cut(server: SMTPServer): void {
    for (const connection of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections)
      connection._socket.destroy();
  }
}

/** Resolves when the condition holds; throws after the given number of seconds. */
export async function waitUntil(condition: () => unknown, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${condition}`);
    await sleep(25);
  }
}
