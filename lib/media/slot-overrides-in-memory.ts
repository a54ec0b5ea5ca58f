import { getProcessGlobal } from '@/lib/process-global';

/** An uploaded image used in place of the one in content/media.json. */
export type SlotOverride = { file: string; width: number; height: number };

const state = getProcessGlobal('slot-overrides', (): { bySlot: ReadonlyMap<string, SlotOverride> } => ({
  bySlot: new Map(),
}));

/** The uploaded image of a slot, undefined when the slot shows the image of the content folder. */
export function getSlotOverride(slot: string): SlotOverride | undefined {
  return state.bySlot.get(slot);
}

/** Replaces this process's state of all slots; true if anything changed. */
export function setCachedSlotOverrides(pictures: ReadonlyMap<string, SlotOverride>): boolean {
  const before = JSON.stringify([...state.bySlot].sort());
  state.bySlot = pictures;
  return before !== JSON.stringify([...pictures].sort());
}
