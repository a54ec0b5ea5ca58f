import { getProcessGlobal } from '@/lib/process-global';

// The tests check hundreds of copies in one process (tests/content/check-process.mjs), which sets this map and evaluates
// the modules anew for each copy. Nearly all of a copy is as in the one before, and so is what was found out about it.
const earlier = (globalThis as { [key: symbol]: unknown })[Symbol.for('site.content-check.earlier')] as
  | Map<string, object>
  | undefined;

/** The first value that this process had at a place, if the new one is the same, so that results for it are found. */
export function reuseEarlierValue<Value extends object>(
  place: string,
  value: Value,
  isSame: (earlierValue: Value) => boolean,
): Value {
  const known = earlier?.get(place) as Value | undefined;
  if (!known) earlier?.set(place, value);
  return known && isSame(known) ? known : value;
}

/**
 * A function that computes its result once for each object, also for those that a later check uses again. So the result
 * must depend on nothing but the object, above all on no other file.
 */
export function memoizeInProcess<Input extends object, Result extends NonNullable<unknown> | null>(
  name: string,
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const results = getProcessGlobal(`content-check.${name}`, () => new WeakMap<Input, Result>());
  return (input) => {
    const known = results.get(input);
    if (known !== undefined) return known;
    const result = compute(input);
    results.set(input, result);
    return result;
  };
}
