import 'server-only';
import { revalidatePath } from 'next/cache';

/**
 * Makes the page of the shops and its data file be made anew when next asked for; call it after a change of the shops. By the folder they
 * share: Next knows the answer of a route by no tag of kind `page`.
 */
export function refreshStorePages(): void {
  revalidatePath('/[locale]/store-locator', 'layout');
}
