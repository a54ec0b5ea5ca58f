import { z } from 'zod';
import type { ResolvableDeliveryProblem } from './delivery-outcome';

const count = z.number().int().min(0);

/** Every problem, in the order of how much it holds up. */
export const deliveryProblemKinds = [
  'login',
  'tls',
  'unreachable',
  'sender',
  'relay',
  'policy',
  'rate',
  'full',
  'content',
  'other',
] as const satisfies ResolvableDeliveryProblem[];

/** What `mail_figures` returns. */
export const mailStatisticsSchema = z.object({
  mails: z.partialRecord(z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']), count),
  waiting_since: z.string().nullable(),
  doubtful: count,
  problems: z.partialRecord(z.enum(deliveryProblemKinds), count),
  subscribers: z.partialRecord(z.enum(['pending', 'confirmed', 'unsubscribed']), count).nullable(),
});

/**
 * Emails by status, the time of the oldest that is late, how many perhaps were sent, how many each problem holds up,
 * and subscribers by status (null for roles that may not see them).
 */
export type MailStatistics = z.output<typeof mailStatisticsSchema>;
