import { createHmac, randomUUID } from 'node:crypto';
import type { BackendContext } from '../backend-context';

const timeoutMs = 5000;

/**
 * Hands a code to the sender of text messages (a Send SMS hook, signed as the Standard Webhooks are); throws when it
 * does not take it.
 */
export async function callSendSmsHook(
  { settings }: BackendContext,
  user: { id: string; phone: string },
  code: string,
): Promise<void> {
  const { smsHook } = settings;
  if (!smsHook) throw new Error('No sender of text messages is configured');
  const body = JSON.stringify({ user: { ...user, phone: `+${user.phone}` }, sms: { otp: code } });
  const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(smsHook.secret?.replace('v1,whsec_', '') ?? '', 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(smsHook.secret && { 'webhook-signature': `v1,${signature}` }),
  };
  const response = await fetch(smsHook.url, {
    method: 'POST',
    redirect: 'error',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The sender of text messages replied with status ${response.status}`);
}
