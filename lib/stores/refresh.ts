import 'server-only';
import { revalidatePath } from 'next/cache';

/** Makes the pages that show shops be made anew when next asked for; call it after a change of the shops. */
export function refreshStorePages(): void {
  revalidatePath('/[locale]/store-locator', 'page');
  revalidatePath('/[locale]/store-locator/stores.json', 'page');
}
