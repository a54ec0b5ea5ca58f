'use server';

import type { FormResult } from '@/lib/forms/form-values';
import { handleFormSubmission } from '@/lib/forms/handle-form-submission';
import { consumeRateLimits } from '@/lib/supabase/rate-limit';
import { startSubscription } from './change-subscription';
import { newsletterFormDefinition } from './schema';

/**
 * Records a newsletter address as pending. A repeated address gets the same response as a new one, so that nobody
 * learns who subscribes.
 */
export async function subscribeToNewsletter(_previous: unknown, data: FormData): Promise<FormResult> {
  return handleFormSubmission(
    {
      ...newsletterFormDefinition,
      name: 'newsletter',
      failure: 'footer.newsletter.failure.text',
      insert: async ({ email }, { locale, flags }, attempts) => {
        const wait = await consumeRateLimits(attempts);
        if (wait === 0) await startSubscription(email, locale, flags);
        return wait;
      },
    },
    data,
  );
}
