/** An uploaded image used in place of the one in content/media.json. */
export type ChosenPicture = { file: string; width: number; height: number };

// One per process, whichever bundle asks: pages, actions and routes are bundled separately.
const key = Symbol.for('media.chosen');
const store = globalThis as unknown as Record<symbol, ReadonlyMap<string, ChosenPicture> | undefined>;

/** The uploaded image of a slot, undefined when the slot shows the image of the content folder. */
export function chosenPicture(slot: string): ChosenPicture | undefined {
  return store[key]?.get(slot);
}

/** Replaces this process's state of all slots; true if anything changed. */
export function setChosenPictures(pictures: ReadonlyMap<string, ChosenPicture>): boolean {
  const before = JSON.stringify([...(store[key] ?? [])].sort());
  store[key] = pictures;
  return before !== JSON.stringify([...pictures].sort());
}
