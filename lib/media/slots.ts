import 'server-only';
import media from '@/content/media.json';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';

/** The names of all slots, sorted. */
export const mediaSlotNames: readonly string[] = Object.keys(media).sort();

/** The size in pixels of the image that a slot was designed for, undefined for an unknown slot. */
export function getMediaSlotSize(slot: string): { width: number; height: number } | undefined {
  return (media as Record<string, { width: number; height: number }>)[slot];
}

/** Slots that show an uploaded image, by name. Throws when they cannot be read. */
export async function listSlotOverrides(): Promise<{ slot: string; path: string }[]> {
  const { supabase } = await requireStaff(...permissions.media);
  const { data, error } = await supabase.from('media_slots').select('slot, path').order('slot').limit(1000);
  if (error) throw new Error(`slots cannot be read: ${error.code}`, { cause: error });
  return data;
}
