import { isIPv4, isIPv6 } from 'node:net';

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
