import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Makes the next request regenerate the page of the stores and its data file; call it after a change of the stores.
 * Uses their common folder, because Next has no tag of kind `page` for the response of a route handler.
 */
export function refreshStorePages(): void {
  revalidatePath('/[locale]/store-locator', 'layout');
}
