import { isIP } from 'node:net';

const everywhere = ['0.0.0.0', '::', '::0'];

/**
 * The address that the site listens on: LISTEN_ADDRESS, otherwise this machine alone when it trusts the headers of a proxy,
 * which anybody who reaches the port directly could forge; undefined means all addresses.
 */
export const resolveListenHost = (host: string | undefined, trustsProxies: boolean): string | undefined =>
  host || (trustsProxies ? '127.0.0.1' : undefined);

/** The URL of the site for programs on the same machine. */
export function buildLocalSiteUrl(host: string | undefined, port: number): string {
  const isLocal = !host || everywhere.includes(host) || host === '127.0.0.1' || host === '::1';
  const name = isLocal ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
