import 'server-only';
import { log } from '@/lib/observability/log';

type Way = 'password' | 'code' | 'link' | 'provider' | 'second factor';

/**
 * Writes one log line for an accepted proof of identity: the method and the account's id, neither name nor address.
 * `createResultFromAuthError` logs the rejected ones.
 */
export function logAcceptedSignIn(way: Way, account: string | undefined): void {
  log.info({ way, account }, 'signed in');
}
