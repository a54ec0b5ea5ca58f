import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { callerAddress, takeRateLimit } from '@/lib/supabase/rate-limit';

// Generous for a person who corrects a form, tight for a script. Without a trusted proxy all visitors share one address.
const perAddress = { hits: 120, seconds: 600 };
const perNetwork = { hits: 600, seconds: 600 };
const perEmail = { hits: 10, seconds: 600 };

/** Counts an attempt to send a form. Returns 0 when it is allowed, else the seconds to wait. Throws when the back end cannot be reached. */
export async function takeFormLimits(form: string, email: string): Promise<number> {
  const address = await callerAddress();
  const waits = await Promise.all([
    takeRateLimit(`${form}-address`, address, perAddress),
    takeRateLimit(`${form}-network`, networkOf(address), perNetwork),
    takeRateLimit(`${form}-email`, email.toLowerCase(), perEmail),
  ]);
  return Math.max(...waits);
}

/** The network that one customer of a provider usually has: the /24 of an IPv4 address, the /56 of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return address;
  // The URL parser writes an address in its shortest form; the gap is filled to eight groups again.
  const [head = '', tail = ''] = new URL(`http://[${address.split('%')[0]}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const gap = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(gap).fill('0'), ...groups(tail)];
  const fourth = Number.parseInt(all[3] ?? '0', 16) & 0xff00;
  return `${[...all.slice(0, 3), fourth.toString(16)].join(':')}::/56`;
}
