/**
 * Reasons to take a second look at a submission. It is stored all the same: a wrong guess must not cost anybody a
 * reply. The database accepts the same ones.
 */
export const spamReasons = ['honeypot', 'fast', 'untimed', 'links', 'markup', 'unverified'] as const;

/** One of `spamReasons`. */
export type SpamReason = (typeof spamReasons)[number];
