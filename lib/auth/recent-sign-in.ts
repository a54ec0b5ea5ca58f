import { z } from 'zod';

const freshSeconds = 15 * 60;
const claim = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** How and when (seconds since 1970) a session was authenticated. */
export type AuthMethod = z.output<typeof claim>[number];

/** The authentication methods in a token of the back end (its claim `amr`); empty if they are in no form we know. */
export function readAuthMethods(amr: unknown): AuthMethod[] {
  return claim.safeParse(amr).data ?? [];
}

/** True when somebody has authenticated within the last quarter of an hour; required for whatever controls the account. */
export function isRecent(proofs: readonly AuthMethod[], now = Date.now()): boolean {
  return proofs.some(({ timestamp }) => timestamp > now / 1000 - freshSeconds);
}
