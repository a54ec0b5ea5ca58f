'use server';

import { submitForm } from '@/lib/forms/submit';
import type { FormResult } from '@/lib/forms/values';
import { newsletterForm } from './schema';
import { storeSubscriber } from './store';

/** Records a newsletter address as pending. A repeated address gets the same response as a new one, so that nobody learns who subscribes. */
export async function subscribe(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitForm(
    {
      ...newsletterForm,
      name: 'newsletter',
      failure: 'footer.newsletter.failure.text',
      store: ({ email }, { locale, flags }) => storeSubscriber(email, locale, flags),
    },
    data,
  );
}
