import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TOTP } from 'otpauth';
import { vi } from 'vitest';
import type { profileRoles } from '@/lib/auth/permissions';
import { anon, backend, service } from './context';
import { quickHash } from './quick-hash';

/** Creates an account of a role. */
export async function createStaff(role: (typeof profileRoles)[number], metadata: object = {}) {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({
    email: credentials.email,
    password_hash: quickHash(credentials.password),
    email_confirm: true,
    user_metadata: metadata,
  });
  if (error) throw error;
  await service.from('profiles').update({ role }).eq('user_id', data.user.id).throwOnError();
  return { ...credentials, id: data.user.id };
}

/** Returns a separate stock client, signed in with a password. */
export async function signInClient({ email, password }: { email: string; password: string }) {
  const client = anon();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Returns the codes of an authenticator app; each later code is one time step ahead, because a code is valid once. */
export function authenticator(secret: string) {
  const app = new TOTP({ secret });
  let ahead = 0;
  return () => {
    const code = app.generate({ timestamp: Date.now() + ahead * 30_000 });
    ahead += 1;
    return code;
  };
}

/** Enables the second factor for a client's account; returns the factor's id and its authenticator. */
export async function enrolFactor(client: ReturnType<typeof anon>) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const next = authenticator(data.totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: next() });
  if (verified.error) throw verified.error;
  return { id: data.id, next, totp: data.totp };
}

/** Returns the decoded text of the newest mail to an address; waits until it has been written. */
export async function mailTo(recipient: string): Promise<string> {
  const folder = path.join(backend.dataDir, 'outbox');
  return vi.waitFor(
    () => {
      const mails = readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => path.join(folder, name))
        .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
        .map((file) => readFileSync(file, 'utf8'))
        .filter((text) => text.includes(`To: ${recipient}`));
      const mail = mails.at(-1);
      if (!mail) throw new Error(`no mail to ${recipient}`);
      return mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    },
    { timeout: 5000, interval: 50 },
  );
}
