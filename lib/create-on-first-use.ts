/** A table that is created on first use and stays. */
export function createOnFirstUse<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
