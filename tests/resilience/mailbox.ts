import { SMTPServer } from 'smtp-server';
import { requireFreePort } from '@/server/require-free-port';

/** A mail server that counts the emails that it accepts by their Message-ID. */
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** Starts a mail server on a free port of this machine. */
export async function startMailbox() {
  const port = await requireFreePort(0, '127.0.0.1');
  const received = new Map<string, number>();
  let server: SMTPServer;

  async function open() {
    server = new SMTPServer({
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
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  await open();
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    open,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** How many emails were accepted more than once. */
    doubled: () => [...received.values()].filter((count) => count > 1).length,
  };
}
