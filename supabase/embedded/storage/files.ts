let held: Promise<void> = Promise.resolve();
const removals = new Set<Promise<void>>();

/** Lets no stored file be removed until the returned function is called, so that a backup finds the file of every row. */
export async function holdRemovals(): Promise<() => void> {
  const before = held;
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  await Promise.all(removals);
  return release;
}
