'use server';

import type { FormResult } from '@/lib/forms/form-values';
import { handleFormSubmission } from '@/lib/forms/handle-form-submission';
import { insertSubscriber } from './change-subscription';
import { newsletterForm } from './schema';

/**
 * Records a newsletter address as pending. A repeated address gets the same response as a new one, so that nobody
 * learns who subscribes.
 */
export async function subscribeToNewsletter(_previous: unknown, data: FormData): Promise<FormResult> {
  return handleFormSubmission(
    {
      ...newsletterForm,
      name: 'newsletter',
      failure: 'footer.newsletter.failure.text',
      insert: ({ email }, { locale, flags }) => insertSubscriber(email, locale, flags),
    },
    data,
  );
}
