import { z } from 'zod';

/** A type with its parameters, in characters that a header can hold. */
export const mimeTypeSchema = z
  .string()
  .max(255)
  .regex(/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *;[\t\x20-\x7e]*)?$/, 'The content type is malformed');

/** The type without its parameters. */
export const bareMimeType = (type: string) => type.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream';

/** True when a bucket that lists these types or patterns (`image/*`) takes the type; an empty list takes every one. */
export function isMimeTypeAllowed(type: string, patterns: readonly string[]): boolean {
  const bare = bareMimeType(type);
  const [kind] = bare.split('/');
  const accepted = new Set([bare, `${kind}/*`, '*/*']);
  return patterns.length === 0 || patterns.some((pattern) => accepted.has(bareMimeType(pattern)));
}
