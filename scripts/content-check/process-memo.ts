import { getProcessGlobal } from '@/lib/process-global';

// The tests check hundreds of copies in one process (tests/content/check-process.mjs), which evaluates the modules anew
// for each copy. Nearly all of a copy is as in the ones before, and so is what was found out about it.
const earlier = getProcessGlobal('content-check.earlier', () => new Map<string, readonly object[]>());

/** Of so many values that a place had last, the process still finds the results. */
const maxValuesOfPlace = 8;

/** The value that this process had at a place before, if the new one is the same, so that results for it are found. */
export function reuseEarlierValue<Value extends object>(
  place: string,
  value: Value,
  isSame: (earlierValue: Value) => boolean,
): Value {
  const values = (earlier.get(place) ?? []) as readonly Value[];
  const reused = values.find(isSame) ?? value;
  if (reused !== values[0])
    earlier.set(place, [reused, ...values.filter((other) => other !== reused)].slice(0, maxValuesOfPlace));
  return reused;
}

/** The list that this process had at a place before, if it has the same members. */
export const reuseEarlierList = <Member extends object>(place: string, list: readonly Member[]): readonly Member[] =>
  reuseEarlierValue(
    place,
    list,
    (earlierList) => earlierList.length === list.length && earlierList.every((member, index) => member === list[index]),
  );

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
