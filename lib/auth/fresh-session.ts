import { z } from 'zod';

const freshSeconds = 15 * 60;
const claim = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** How and when (seconds since 1970) a session was proven. */
export type Proof = z.output<typeof claim>[number];

/** The proofs that a token of the back end names (its claim `amr`); none when it names them in no form we know. */
export function readProofs(amr: unknown): Proof[] {
  return claim.safeParse(amr).data ?? [];
}

/** True when somebody has proven who they are within the last quarter of an hour; what decides about an account needs that. */
export function isFresh(proofs: readonly Proof[], now = Date.now()): boolean {
  return proofs.some(({ timestamp }) => timestamp > now / 1000 - freshSeconds);
}
