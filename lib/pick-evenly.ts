/** At most `count` items of a list, distributed evenly from the first to the last one. */
export function pickEvenly<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))] as T);
}
