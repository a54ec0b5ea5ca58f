import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { callers, service } from './context';
import type { Caller } from './permissions';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const type = { contentType: 'image/png' };
const closedBucket = `closed-${randomUUID()}`;
const folder = `matrix-${randomUUID()}`;

/** Verbs on the objects of a bucket that take effect for a caller; every other verb leaves the object as it was. */
const all = ['list', 'download', 'info', 'sign', 'upload', 'signUpload', 'replace', 'copy', 'move', 'remove'] as const;
type Verb = (typeof all)[number];
const none: readonly Verb[] = [];
const expected: Record<string, Record<Caller, readonly Verb[]>> = {
  'site-files': { anon: none, member: none, editor: all, sales: none, admin: all, service: all },
  'staff-files': { anon: none, member: none, editor: all, sales: none, admin: all, service: all },
  // A bucket without a policy.
  [closedBucket]: { anon: none, member: none, editor: none, sales: none, admin: none, service: all },
};

const { error } = await service.storage.createBucket(closedBucket, { public: false });
if (error) throw error;
afterAll(async () => {
  for (const bucket of Object.keys(expected)) {
    const { data } = await service.storage.from(bucket).list(folder, { limit: 1000 });
    if (data?.length) await service.storage.from(bucket).remove(data.map(({ name }) => `${folder}/${name}`));
  }
  await service.storage.deleteBucket(closedBucket);
});

/** Which of the names exist, as the secret key sees it. */
async function existing(bucket: string, names: string[]): Promise<string[]> {
  const { data } = await service.storage.from(bucket).list(folder, { limit: 1000 });
  return names.filter((name) => data?.some((object) => `${folder}/${object.name}` === name));
}

/** Calls a verb on a new object and returns whether it took effect. */
async function takesEffect(verb: Verb, bucket: string, caller: Caller): Promise<boolean> {
  const [name, other] = [`${folder}/${randomUUID()}.png`, `${folder}/${randomUUID()}.png`];
  const trusted = service.storage.from(bucket);
  const from = callers[caller].storage.from(bucket);
  if (verb !== 'upload' && verb !== 'signUpload') expect((await trusted.upload(name, png, type)).error).toBeNull();
  switch (verb) {
    case 'list': {
      const { data } = await from.list(folder, { search: name.slice(folder.length + 1) });
      return data?.length === 1;
    }
    case 'download':
      return (await from.download(name)).data !== null;
    case 'info':
      return (await from.info(name)).data !== null;
    case 'sign':
      return (await from.createSignedUrl(name, 60)).data !== null;
    case 'upload': {
      const { error } = await from.upload(name, png, type);
      const found = await existing(bucket, [name]);
      expect(found.length === 1).toBe(error === null);
      return error === null;
    }
    case 'signUpload': {
      const { data } = await from.createSignedUploadUrl(name);
      return data !== null;
    }
    case 'replace': {
      const longer = Buffer.concat([png, Buffer.from('x')]);
      const { error } = await from.upload(name, longer, { ...type, upsert: true });
      const size = (await trusted.info(name)).data?.size;
      expect(size).toBe(error ? png.length : longer.length);
      return error === null;
    }
    case 'copy':
    case 'move': {
      const { error } = await from[verb](name, other);
      const remaining = verb === 'copy' || error ? [name] : [];
      expect(await existing(bucket, [name, other])).toEqual([...remaining, ...(error ? [] : [other])]);
      return error === null;
    }
    case 'remove': {
      await from.remove([name]);
      return (await existing(bucket, [name])).length === 0;
    }
  }
}

describe.each(Object.keys(expected))('objects of %s', (bucket) => {
  test.each(Object.keys(callers) as Caller[])('as %s', async (caller) => {
    const effective = [];
    for (const verb of all) if (await takesEffect(verb, bucket, caller)) effective.push(verb);
    expect(effective).toEqual(expected[bucket]?.[caller]);
  });
});

test('anybody reads an object of a public bucket by its URL, and of no other', async () => {
  const statuses: Record<string, number> = {};
  for (const bucket of Object.keys(expected)) {
    const name = `${folder}/${randomUUID()}.png`;
    expect((await service.storage.from(bucket).upload(name, png, type)).error).toBeNull();
    const { data } = callers.anon.storage.from(bucket).getPublicUrl(name);
    statuses[bucket] = (await fetch(data.publicUrl)).status;
  }
  expect(statuses).toEqual({ 'site-files': 200, 'staff-files': 404, [closedBucket]: 404 });
});

const verbsOfBuckets = ['list', 'get', 'create', 'update', 'empty', 'delete'] as const;
test.each(Object.keys(callers) as Caller[])('buckets as %s', async (caller) => {
  const { storage } = callers[caller];
  const bucket = `bucket-${randomUUID()}`;
  const made = `bucket-${randomUUID()}`;
  await service.storage.createBucket(bucket, { public: false });
  await service.storage.from(bucket).upload('one.png', png, type);
  const effective: string[] = [];
  const count = (verb: (typeof verbsOfBuckets)[number], worked: boolean) => worked && effective.push(verb);
  count('list', (await storage.listBuckets()).data?.some(({ id }) => id === bucket) ?? false);
  count('get', (await storage.getBucket(bucket)).data !== null);
  await storage.createBucket(made, { public: true });
  count('create', (await service.storage.getBucket(made)).data !== null);
  await storage.updateBucket(bucket, { public: true });
  count('update', (await service.storage.getBucket(bucket)).data?.public === true);
  await storage.emptyBucket(bucket);
  count('empty', (await service.storage.from(bucket).list('')).data?.length === 0);
  await service.storage.emptyBucket(bucket);
  await storage.deleteBucket(bucket);
  count('delete', (await service.storage.getBucket(bucket)).data === null);
  for (const id of [bucket, made]) await service.storage.deleteBucket(id);
  expect(effective).toEqual(caller === 'service' ? [...verbsOfBuckets] : []);
});
