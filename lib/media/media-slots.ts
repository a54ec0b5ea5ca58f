import 'server-only';
import media from '@/content/media.json';

/** The names of all slots, sorted. */
export const mediaSlotNames: readonly string[] = Object.keys(media).sort();

/** The size in pixels of the image that a slot was designed for, undefined for an unknown slot. */
export function getDesignedSlotSize(slot: string): { width: number; height: number } | undefined {
  return (media as Record<string, { width: number; height: number }>)[slot];
}
