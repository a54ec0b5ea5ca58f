import { isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpError } from './delivery-outcome';

/** Times in milliseconds, each counted from the end of the one before. */
export type SmtpTimeouts = {
  /** From the lookup of the name to the end of the greeting and the TLS handshake. */
  connectMs: number;
  /** Silence of the server while it is given the email. */
  commandMs: number;
  /** Everything up to the final dot. */
  sendMs: number;
  /** From the final dot to the reply: RFC 5321, section 4.5.3.2.6, requires ten minutes. */
  replyMs: number;
};

/** What a delivery over SMTP may take. */
export const smtpTimeouts: SmtpTimeouts = { connectMs: 45_000, commandMs: 120_000, sendMs: 300_000, replyMs: 600_000 };

/** The longest that an attempt can take. */
export const maxSendAttemptMs = smtpTimeouts.sendMs + smtpTimeouts.replyMs;

/** An email as it goes over the wire. */
export type SmtpMail = { from: string; to: string; content: Buffer };

/** True for the names and addresses of this machine, where nobody listens in between. */
function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || /^127(\.\d+){3}$/.test(bare) || (isIPv6(bare) && /^(0*:)*0*1$/.test(bare));
}

/**
 * How to connect to the server of a URL. A password is never sent without TLS, whatever the URL contains, except to
 * this machine.
 */
export function parseSmtpUrlToOptions(url: string) {
  const parsed = parseConnectionUrl(url) as ConstructorParameters<typeof SMTPConnection>[0] & {
    auth?: { user?: string; pass?: string };
  };
  const secret = Boolean(parsed.auth?.pass) && !isThisMachine(parsed.host ?? 'localhost');
  return {
    ...parsed,
    ...(secret && { requireTLS: true, ignoreTLS: false, opportunisticTLS: false }),
  };
}

/**
 * Sends one email over a connection of its own. Resolves once the server has accepted it; rejects with an `SmtpError`
 * otherwise, and `inDoubt` means that it may have been accepted: the final dot was sent, and no reply arrived. `signal`
 * ends the attempt early.
 */
export function sendOverSmtp(
  url: string,
  mail: SmtpMail,
  signal?: AbortSignal,
  times: SmtpTimeouts = smtpTimeouts,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = parseSmtpUrlToOptions(url);
    const connection = new SMTPConnection({
      ...options,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.connectMs,
      socketTimeout: times.commandMs,
    });
    const content = Readable.from([mail.content]);
    let dotSent = false;
    let done = false;

    const finish = (error?: SmtpError | null) => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      content.destroy();
      if (!error) connection.quit();
      connection.close();
      if (!error) return resolve();
      // A reply decides; without one, nobody knows what the server did after the final dot.
      reject(Object.assign(error, { inDoubt: dotSent && !error.responseCode }));
    };
    const fail = (code: string, message: string) => finish(Object.assign(new Error(message), { code }));
    const onAbort = () => fail('EABORTED', 'the process is being stopped');
    const late = () => fail('ETIMEDOUT', dotSent ? 'no reply to the whole email' : 'the server took too long');
    let timer = setTimeout(late, times.sendMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) return onAbort();

    // Emitted before nodemailer writes the final dot.
    content.once('end', () => {
      dotSent = true;
      clearTimeout(timer);
      timer = setTimeout(late, times.replyMs);
      if (connection._socket) connection._socket.setTimeout(0);
    });
    connection.on('error', finish);
    // Closed without an error, while something was still expected.
    connection.on('end', () => fail('ECONNECTION', 'Connection closed unexpectedly'));

    const send = () => {
      connection.send({ from: mail.from, to: [mail.to], size: mail.content.length }, content, (error) => finish(error));
    };
    connection.connect((error) => {
      if (error) return finish(error);
      // nodemailer would send such an address as it is, and a server may cut it or take it for another.
      if (
        /[^\p{ASCII}]/u.test(mail.from + mail.to) &&
        !/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))
      )
        return fail('ESMTPUTF8', 'the mail server does not support addresses that are not ASCII (SMTPUTF8)');
      const { user, pass } = options.auth ?? {};
      if (!user || !connection.allowsAuth) return send();
      connection.login({ user, pass }, (loginError) => (loginError ? finish(loginError) : send()));
    });
  });
}
