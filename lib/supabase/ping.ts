import 'server-only';
import { createServiceClient } from './service-client';

/** Resolves when the back end answers a small query within the time (ms); throws otherwise. */
export async function pingBackEnd(timeoutMs: number): Promise<void> {
  const question = createServiceClient().from('outbox').select('id').limit(1);
  const { error } = await question.abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw new Error(`the back end does not answer: ${error.code}`, { cause: error });
}
