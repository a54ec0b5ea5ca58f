import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { headers } from 'next/headers';
import { readEnvironmentVariable } from '@/lib/config/env';

/** Stands for the caller's IP address when no proxy is trusted to report it. */
export const UNKNOWN_IP = 'direct';

/** The caller's IP address as the outermost trusted proxy saw it, otherwise `UNKNOWN_IP`. */
export async function readClientIp(): Promise<string> {
  return (
    clientIpFromForwardedFor((await headers()).get('x-forwarded-for'), readEnvironmentVariable('TRUSTED_PROXIES')) ??
    UNKNOWN_IP
  );
}

/**
 * The IP address in one entry of X-Forwarded-For, in its shortest form and without port, brackets, quotes or zone; null
 * for anything else.
 */
function forwardedIp(entry: string): string | null {
  const text = entry
    .trim()
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1];
  const ip = (bracketed ?? withPort ?? text).replace(/%[\w.-]+$/, '');
  if (isIPv4(ip)) return bracketed ? null : ip;
  if (!isIPv6(ip)) return null;
  // The URL parser writes an address in its shortest form.
  const short = new URL(`http://[${ip}]/`).hostname.slice(1, -1);
  // An IPv4 address that a socket for both families reports.
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [Number.parseInt(mapped[1] ?? '0', 16), Number.parseInt(mapped[2] ?? '0', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The address that the outermost of `trusted` proxies saw; null when the chain is too short or that entry is no
 * address.
 */
function clientIpFromForwardedFor(header: string | null, trusted: number): string | null {
  return (trusted > 0 && forwardedIp((header ?? '').split(',').at(-trusted) ?? '')) || null;
}

/** The network that one customer of a provider usually has: the /24 of an IPv4 address, the /56 of an IPv6 address. */
export function ipNetworkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes an address in its shortest form; the gap is expanded to eight groups again.
  const [head = '', tail = ''] = new URL(`http://[${ip.split('%')[0]}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const gap = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(gap).fill('0'), ...groups(tail)];
  const fourth = Number.parseInt(all[3] ?? '0', 16) & 0xff00;
  return `${[...all.slice(0, 3), fourth.toString(16)].join(':')}::/56`;
}

/** One customer of a provider: an IPv4 address, or the network within which an IPv6 address can be chosen freely. */
export function toRateLimitNetwork(ip: string): string {
  return isIPv6(ip) && !/^::ffff:\d+\./i.test(ip) ? ipNetworkOf(ip) : ip;
}
