/** An uploaded image used in place of the one in content/media.json. */
export type SlotOverride = { file: string; width: number; height: number };

// One per process, whichever bundle asks: pages, actions and routes are bundled separately.
const key = Symbol.for('media.chosen');
const store = globalThis as unknown as Record<symbol, ReadonlyMap<string, SlotOverride> | undefined>;

/** The uploaded image of a slot, undefined when the slot shows the image of the content folder. */
export function slotOverride(slot: string): SlotOverride | undefined {
  return store[key]?.get(slot);
}

/** Replaces this process's state of all slots; true if anything changed. */
export function setSlotOverrides(pictures: ReadonlyMap<string, SlotOverride>): boolean {
  const before = JSON.stringify([...(store[key] ?? [])].sort());
  store[key] = pictures;
  return before !== JSON.stringify([...pictures].sort());
}
