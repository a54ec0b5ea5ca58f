import 'server-only';
import { log } from '@/lib/log';

type Way = 'password' | 'code' | 'link' | 'provider' | 'second factor';

/** Writes one line for a proof that was accepted: the way and the account's id, neither name nor address. `refusal` writes the others. */
export function logProof(way: Way, account: string | undefined): void {
  log.info({ way, account }, 'signed in');
}
