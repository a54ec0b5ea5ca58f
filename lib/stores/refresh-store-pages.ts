import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Has the page of the stores and its data file regenerated on the next request; call it after a change of the stores.
 * Uses the folder they share: Next has no tag of kind `page` for a route handler's response.
 */
export function refreshStorePages(): void {
  revalidatePath('/[locale]/store-locator', 'layout');
}
