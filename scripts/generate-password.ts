import { randomInt } from 'node:crypto';

/**
 * A password to be printed once: 20 characters from an alphabet of 57 that cannot be confused with each other, about
 * 116 bits.
 */
export function generatePassword(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
