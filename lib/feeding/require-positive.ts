/** Returns the value; throws RangeError unless it is a finite number above 0, so that no NaN reaches a bowl. */
export function requirePositive(value: number, name: string): number {
  if (!Number.isFinite(value) || value <= 0) throw new RangeError(`${name} must be a positive number`);
  return value;
}
