import type { Encoding } from './bundle';

const known = new Map<string, readonly Encoding[]>();

/** The encodings a client accepts, best first, from its `Accept-Encoding`. Caches the few values that browsers send. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const found = known.get(header);
  if (found) return found;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  const accepted: Encoding[] = (['br', 'gzip'] as const).filter(takes);
  accepted.push('identity');
  if (known.size < 100) known.set(header, accepted);
  return accepted;
}

/** True when `If-None-Match` contains this ETag: the client's copy is the one it would get. */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
