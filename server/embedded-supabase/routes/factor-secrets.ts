import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const key = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor secrets', 32));

/** A factor's secret as stored in the database: useless without the key file. */
export function sealSecret(text: string, jwtSecret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(jwtSecret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted secret; throws when the key is a different one or the text was changed. */
export function unsealSecret(sealed: string, jwtSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(jwtSecret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch (cause) {
    const reason = 'A second factor cannot be read: the token secret is not the one that sealed it';
    throw new Error(`${reason}. npm run staff:rescue removes it.`, { cause });
  }
}
