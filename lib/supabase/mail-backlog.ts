import 'server-only';
import { z } from 'zod';
import { createServiceClient } from './service-client';

const mailBacklog = z.object({ queued: z.number(), stuck: z.number(), failed: z.number() });

/** How many emails wait, should have been sent long ago, and have failed. */
export type MailBacklogCounts = z.infer<typeof mailBacklog>;

/**
 * Reads rows through the back end's API, as a page of the staff does; throws when they do not come within the time
 * (ms).
 */
export async function readMailBacklog(timeoutMs: number): Promise<MailBacklogCounts> {
  const { data, error } = await createServiceClient().rpc('mail_backlog').abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(`the back end does not answer: ${error.code}`, { cause: error });
  return mailBacklog.parse(data);
}
