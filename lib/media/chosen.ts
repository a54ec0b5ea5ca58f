/** An uploaded picture in the place of the one that content/media.json names. */
export type ChosenPicture = { file: string; width: number; height: number };

// One per process, whatever bundle asks: pages, actions and routes are bundled apart.
const key = Symbol.for('media.chosen');
const store = globalThis as unknown as Record<symbol, ReadonlyMap<string, ChosenPicture> | undefined>;

/** The uploaded picture of a slot, undefined when the slot shows the picture of the content folder. */
export function chosenPicture(slot: string): ChosenPicture | undefined {
  return store[key]?.get(slot);
}

/** Replaces what this process knows of all slots; true when anything is different from before. */
export function setChosenPictures(pictures: ReadonlyMap<string, ChosenPicture>): boolean {
  const before = JSON.stringify([...(store[key] ?? [])].sort());
  store[key] = pictures;
  return before !== JSON.stringify([...pictures].sort());
}
