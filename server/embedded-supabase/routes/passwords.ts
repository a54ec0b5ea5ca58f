import { hash } from 'bcryptjs';
import { z } from 'zod';

const minLength = 12;
// bcrypt ignores everything beyond.
const maxBytes = 72;

const weak = (message: string, reason: string) =>
  Response.json(
    { code: 422, error_code: 'weak_password', msg: message, weak_password: { reasons: [reason] } },
    { status: 422 },
  );

/** The reply to a password that is too short or too long, null for a good one. */
export function rejectWeakPassword(password: string): Response | null {
  if (password.length < minLength) return weak(`Password should be at least ${minLength} characters.`, 'length');
  if (Buffer.byteLength(password) > maxBytes) return weak(`Password should be at most ${maxBytes} bytes.`, 'length');
  return null;
}

export const hashPassword = (password: string): Promise<string> => hash(password, 10);

/** A password that somebody else has hashed: bcrypt only. */
export const bcryptHashSchema = z.string().regex(/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/, 'a bcrypt hash is needed');
