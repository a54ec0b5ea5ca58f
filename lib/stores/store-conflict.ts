import 'server-only';
import { z } from 'zod';
import { createJsonTextSchema } from './json-text-schema';
import { type StoreFieldName, storeFields } from './store-field-names';

/** The fields of the form of a store; `seen` is what it showed before somebody changed anything. */
export type StoreFormFieldName = StoreFieldName | 'version' | 'visible' | 'seen';

const comparedFields = [...storeFields, 'visible'] as const;
type ComparedField = (typeof comparedFields)[number];

/** The values of a form that people set; `visible` is 'on' or empty. */
export type ComparedStoreValues = Record<ComparedField, string>;

/** What a form showed, as its hidden field contains it. */
export const seenStoreValuesSchema = createJsonTextSchema(200_000).pipe(z.record(z.enum(comparedFields), z.string()));

const sorted = (text: string) => text.split(' ').sort().join(' ');
const isSame = (name: ComparedField, a: string, b: string) =>
  a === b || (name === 'products' && sorted(a) === sorted(b));

type SaveAttempt = {
  entered: ComparedStoreValues;
  /** The same in the notation of the form, because hours, for example, can be typed in many ways. */
  normalized: ComparedStoreValues;
  /** Undefined for a form rendered before an update of the site; then every field counts as changed. */
  seen: ComparedStoreValues | undefined;
  /** As somebody else has saved it. */
  current: ComparedStoreValues;
};

/**
 * The values for a save on top of another one: those that were changed in this form since it was rendered, and the
 * current ones for the rest. `differing` are the fields in which they differ from the current ones.
 */
export function mergeConcurrentStoreChanges({ entered, normalized, seen, current }: SaveAttempt): {
  values: ComparedStoreValues;
  differing: ComparedField[];
} {
  const differing = comparedFields.filter((name) => {
    const isUnchanged = seen && [entered, normalized].some((submitted) => isSame(name, submitted[name], seen[name]));
    return !isUnchanged && !isSame(name, normalized[name], current[name]);
  });
  return { values: { ...current, ...Object.fromEntries(differing.map((name) => [name, entered[name]])) }, differing };
}
