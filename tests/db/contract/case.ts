import { randomUUID } from 'node:crypto';
import { anon, service } from '../context';
import { createStaff, signInClient } from '../staff';

/** What the calls of one area share. */
export async function openContext() {
  const person = await createStaff('member', { locale: 'en' });
  const bucket = `contract-${randomUUID()}`;
  await service.storage.createBucket(bucket, { public: true });
  await service.storage.from(bucket).upload('a/one.txt', 'one', { contentType: 'text/plain' });
  const close = async () => {
    await service.storage.emptyBucket(bucket);
    await service.storage.deleteBucket(bucket);
    await service.auth.admin.deleteUser(person.id);
  };
  return { person, bucket, anon: anon(), user: await signInClient(person), service, close };
}
export type Context = Awaited<ReturnType<typeof openContext>>;

/**
 * One method of a client. `result` is `works`, `client` (makes no request), or the code of the rejection that a hosted
 * project gives while the option is off. `why` is the reason for a departure from hosted Supabase.
 */
export type Case = { result: string; run?: (context: Context) => unknown; why?: string };
export type Cases = Record<string, Case>;

export const workingCase = (run: Case['run'], why?: string): Case => ({ result: 'works', run, ...(why && { why }) });
export const disabledCase = (result: string, run: Case['run'], why?: string): Case => ({
  result,
  run,
  ...(why && { why }),
});
/** Methods that make no request of their own. */
export const clientOnlyCases = (...names: string[]): Cases =>
  Object.fromEntries(names.map((name) => [name, { result: 'client' }]));

/** The outcome of a call, in the form of `Case.result`. */
export async function outcomeOf(run: NonNullable<Case['run']>, context: Context): Promise<string> {
  try {
    const value = (await run(context)) as {
      error?: { code?: string; icebergType?: string; status?: number; message?: string } | null;
    } | null;
    const error = value?.error;
    return error ? (error.code ?? error.icebergType ?? error.message ?? 'error') : 'works';
  } catch (error) {
    return `threw: ${(error as Error).message}`;
  }
}

/** The public methods of an object, its helpers with an underscore left out. */
export function methodsOf(object: object): string[] {
  const names = new Set<string>();
  for (let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (!name.startsWith('_') && name !== 'constructor')
        if (typeof Object.getOwnPropertyDescriptor(at, name)?.value === 'function') names.add(name);
  return [...names].sort();
}
