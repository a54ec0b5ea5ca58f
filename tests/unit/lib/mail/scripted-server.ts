import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The reply to one command: lines, silence (null), or anything done with the socket. */
type Reply = string | null | ((socket: Socket) => unknown);
const commands = ['greeting', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'dot', 'QUIT'] as const;

/** How a server departs from the one that accepts everything, by command. */
export type SmtpScript = Partial<Record<(typeof commands)[number], Reply>>;

const willing: Record<(typeof commands)[number], Reply> = {
  greeting: '220 mail.example ESMTP',
  EHLO: '250-mail.example\r\n250-8BITMIME\r\n250 AUTH PLAIN',
  HELO: '250 mail.example',
  STARTTLS: '502 5.5.1 not here',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 fine',
  RCPT: '250 2.1.5 fine',
  DATA: '354 go on',
  dot: '250 2.0.0 accepted',
  QUIT: '221 2.0.0 bye',
};

/** Sends a part of a reply and closes the connection. */
export const replyAndClose = (text: string) => (socket: Socket) => void socket.end(text);
/** Replies after a delay in milliseconds. */
export const delayedReply = (ms: number, text: string) => async (socket: Socket) => {
  await sleep(ms);
  socket.write(`${text}\r\n`);
};

/**
 * Starts a mail server on loopback that follows the script; `lines` holds what the client sent, without the email
 * itself.
 */
export async function startScriptedServer(script: SmtpScript) {
  const lines: string[] = [];
  const emails: string[] = [];
  const sockets = new Set<Socket>();
  const replies = { ...willing, ...script };
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    let email: string | null = null;
    const reply = (name: (typeof commands)[number]) => {
      const given = replies[name];
      if (typeof given === 'function') given(socket);
      else if (given !== null) socket.write(`${given}\r\n`);
    };
    reply('greeting');
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.setEncoding('utf8').on('data', (part: string) => {
      pending += part;
      for (;;) {
        const end = pending.indexOf(email === null ? '\r\n' : '\r\n.\r\n');
        if (end < 0) return;
        if (email !== null) {
          emails.push(pending.slice(0, end));
          pending = pending.slice(end + 5);
          email = null;
          reply('dot');
          continue;
        }
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        lines.push(line);
        const name = commands.find((command) => line.toUpperCase().startsWith(command));
        if (!name) {
          socket.write('500 5.5.2 what?\r\n');
          continue;
        }
        if (name === 'DATA' && String(replies.DATA).startsWith('354')) email = '';
        reply(name);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    lines,
    emails,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
