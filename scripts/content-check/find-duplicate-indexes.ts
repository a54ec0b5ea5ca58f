/** The indexes of the values that an earlier value equals; undefined values are not compared. */
export function findDuplicateIndexes(values: readonly (string | number | undefined)[]): number[] {
  return values.flatMap((value, index) => (value !== undefined && values.indexOf(value) < index ? [index] : []));
}
