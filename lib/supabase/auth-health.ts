import 'server-only';
import { readEnvironmentVariable } from '@/lib/config/env';
import { fetchWithTimeout } from './fetch-with-timeout';

/**
 * Resolves when the part of the back end that signs people in works, which reads accounts; throws when it does not
 * within the time (ms).
 */
export async function assertAuthHealthy(timeoutMs: number): Promise<void> {
  const response = await fetchWithTimeout(new URL('/auth/v1/health', readEnvironmentVariable('SUPABASE_URL')), {
    headers: { apikey: readEnvironmentVariable('SUPABASE_SECRET_KEY') },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`sign-in does not work: status ${response.status}`);
}
