import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/config/env';
import { clientIpFromForwardedFor } from './forwarded-ip';

/** Stands for the caller's IP address when no proxy is trusted to report it. */
export const UNKNOWN_IP = 'direct';

/** The caller's IP address as the outermost trusted proxy saw it, otherwise `UNKNOWN_IP`. */
export async function clientIp(): Promise<string> {
  return clientIpFromForwardedFor((await headers()).get('x-forwarded-for'), env('TRUSTED_PROXIES')) ?? UNKNOWN_IP;
}
