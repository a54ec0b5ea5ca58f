import 'server-only';
import { revalidatePath } from 'next/cache';
import { localeCodes } from '@/lib/i18n/locales';

/** Makes the pages that show shops be made anew when next asked for; call it after a change of the shops. */
export function refreshStorePages(): void {
  revalidatePath('/[locale]/store-locator', 'page');
  // A route's answers are known by their own paths only.
  for (const locale of localeCodes) revalidatePath(`/${locale}/store-locator/stores.json`);
}
