import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { cookies } from 'next/headers';
import { readEnvironmentVariable } from '@/lib/config/env';
import { buildCookieNameAndAttributes } from '@/lib/supabase/cookie-name-and-attributes';

const days = 180;
const algorithm = 'HS256';
const audience = 'known-device';

// A separate key, so that neither an email link nor a session can pass for a device.
const key = () => createHmac('sha256', readEnvironmentVariable('SUPABASE_SECRET_KEY')).update('known devices').digest();

// Stands for a login in the cookie and in its name, so that no address can be read from them.
const markOf = (login: string) => createHmac('sha256', key()).update(login).digest('hex').slice(0, 32);

/** The cookie that a browser has for each login it has signed in to. */
export const getKnownDeviceCookieNameAndAttributes = (login: string) =>
  buildCookieNameAndAttributes(`known-device-${markOf(login).slice(0, 12)}`);

/** The id of this browser if it has signed in to the login before (within 180 days), otherwise null. */
export async function readKnownDeviceId(login: string): Promise<string | null> {
  const token = (await cookies()).get(getKnownDeviceCookieNameAndAttributes(login).name)?.value;
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, key(), { audience, subject: markOf(login), algorithms: [algorithm] });
    return payload.jti ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Makes this browser a known device of a login that it has just signed in to. */
export async function setKnownDeviceCookie(login: string): Promise<void> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setSubject(markOf(login))
    .setJti(randomUUID())
    .setExpirationTime(`${days}d`)
    .sign(key());
  (await cookies()).set({ ...getKnownDeviceCookieNameAndAttributes(login), value: token, maxAge: days * 86_400 });
}
