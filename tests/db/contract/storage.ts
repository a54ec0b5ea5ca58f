import { randomUUID } from 'node:crypto';
import { type Cases, type Context, clientOnlyCases, disabledCase, workingCase } from './case';

const notEnabled = 'FeatureNotEnabled';
const files = ({ service, bucket }: Context) => service.storage.from(bucket);
const upload = async (context: Context) => {
  const name = `${randomUUID()}.txt`;
  await files(context).upload(name, 'x', { contentType: 'text/plain' });
  return name;
};
const bucketOfItsOwn = async ({ service }: Context) => {
  const id = `contract-${randomUUID()}`;
  await service.storage.createBucket(id);
  return id;
};
const helpers = ['fetch', 'handleOperation', 'setHeader', 'throwOnError'];

export const storage: Cases = {
  ...clientOnlyCases(...helpers, 'bucketLifecycleUrl', 'from', 'listBucketOptionsToQueryString'),
  createBucket: workingCase(async ({ service }) => {
    const id = `contract-${randomUUID()}`;
    const created = await service.storage.createBucket(id);
    await service.storage.deleteBucket(id);
    return created;
  }),
  deleteBucket: workingCase(async (context) => context.service.storage.deleteBucket(await bucketOfItsOwn(context))),
  deleteBucketLifecycle: disabledCase(notEnabled, ({ service, bucket }) =>
    service.storage.deleteBucketLifecycle(bucket),
  ),
  emptyBucket: workingCase(async (context) => {
    const id = await bucketOfItsOwn(context);
    const emptied = await context.service.storage.emptyBucket(id);
    await context.service.storage.deleteBucket(id);
    return emptied;
  }, 'The bucket is empty when the reply arrives; hosted projects empty it later.'),
  getBucket: workingCase(({ service, bucket }) => service.storage.getBucket(bucket)),
  getBucketLifecycle: disabledCase(notEnabled, ({ service, bucket }) => service.storage.getBucketLifecycle(bucket)),
  listBuckets: workingCase(({ service }) => service.storage.listBuckets()),
  purgeBucketCache: disabledCase(notEnabled, ({ service, bucket }) => service.storage.purgeBucketCache(bucket)),
  updateBucket: workingCase(({ service, bucket }) => service.storage.updateBucket(bucket, { public: true })),
  updateBucketLifecycle: disabledCase(notEnabled, ({ service, bucket }) =>
    service.storage.updateBucketLifecycle(bucket, { rules: [] } as never),
  ),
};

export const file: Cases = {
  ...clientOnlyCases(
    ...helpers,
    'applyTransformOptsToQuery',
    'encodeMetadata',
    'prepareUploadFormData',
    'toBase64',
    'uploadOrUpdate',
  ),
  copy: workingCase(async (context) => files(context).copy(await upload(context), `${randomUUID()}.txt`)),
  createSignedUploadUrl: workingCase((context) => files(context).createSignedUploadUrl(`${randomUUID()}.txt`)),
  createSignedUrl: workingCase((context) => files(context).createSignedUrl('a/one.txt', 60)),
  createSignedUrls: workingCase((context) => files(context).createSignedUrls(['a/one.txt'], 60)),
  download: workingCase(
    (context) => files(context).download('a/one.txt'),
    'With `transform`: the hosted reply for a project without image transformation (`FeatureNotEnabled`).',
  ),
  exists: workingCase((context) => files(context).exists('a/one.txt')),
  getPublicUrl: workingCase(async (context) => {
    const response = await fetch(files(context).getPublicUrl('a/one.txt').data.publicUrl);
    return { error: response.ok ? null : { code: String(response.status) } };
  }),
  info: workingCase((context) => files(context).info('a/one.txt')),
  list: workingCase((context) => files(context).list('a')),
  listV2: workingCase((context) => files(context).listV2({ prefix: 'a/' })),
  move: workingCase(async (context) => files(context).move(await upload(context), `${randomUUID()}.txt`)),
  purgeCache: disabledCase(notEnabled, (context) => files(context).purgeCache('a/one.txt')),
  remove: workingCase(async (context) => files(context).remove([await upload(context)])),
  update: workingCase(async (context) =>
    files(context).update(await upload(context), 'y', { contentType: 'text/plain' }),
  ),
  upload: workingCase(
    (context) => files(context).upload(`${randomUUID()}.txt`, 'x', { metadata: { a: 'b' } }),
    'At most 50 MB; `contentEncoding` is rejected. Files over 6 MB also by TUS (`/storage/v1/upload/resumable`).',
  ),
  uploadToSignedUrl: workingCase(async (context) => {
    const { data } = await files(context).createSignedUploadUrl(`${randomUUID()}.txt`);
    return files(context).uploadToSignedUrl(data?.path ?? '', data?.token ?? '', 'x');
  }),
};

export const analytics: Cases = {
  ...clientOnlyCases(...helpers, 'from'),
  createBucket: disabledCase(notEnabled, ({ service }) => service.storage.analytics.createBucket('x')),
  deleteBucket: disabledCase(notEnabled, ({ service }) => service.storage.analytics.deleteBucket('x')),
  listBuckets: disabledCase(notEnabled, ({ service }) => service.storage.analytics.listBuckets()),
};

// The response to a HEAD request has no body for the reason.
const rejectedHead = 'Request failed with status 403';
const iceberg = ({ service }: Context) => service.storage.analytics.from('x');
const table = { namespace: ['a'], name: 'b' };
const newTable = { name: 'b', schema: { type: 'struct' as const, fields: [], 'schema-id': 0 } };
export const analyticsBucket: Cases = {
  createNamespace: disabledCase(notEnabled, (context) => iceberg(context).createNamespace({ namespace: ['a'] })),
  createNamespaceIfNotExists: disabledCase(notEnabled, (context) =>
    iceberg(context).createNamespaceIfNotExists({ namespace: ['a'] }),
  ),
  createTable: disabledCase(notEnabled, (context) => iceberg(context).createTable({ namespace: ['a'] }, newTable)),
  createTableIfNotExists: disabledCase(notEnabled, (context) =>
    iceberg(context).createTableIfNotExists({ namespace: ['a'] }, newTable),
  ),
  dropNamespace: disabledCase(notEnabled, (context) => iceberg(context).dropNamespace({ namespace: ['a'] })),
  dropTable: disabledCase(notEnabled, (context) => iceberg(context).dropTable(table)),
  listNamespaces: disabledCase(notEnabled, (context) => iceberg(context).listNamespaces()),
  listTables: disabledCase(notEnabled, (context) => iceberg(context).listTables({ namespace: ['a'] })),
  loadNamespaceMetadata: disabledCase(notEnabled, (context) =>
    iceberg(context).loadNamespaceMetadata({ namespace: ['a'] }),
  ),
  loadTable: disabledCase(notEnabled, (context) => iceberg(context).loadTable(table)),
  namespaceExists: disabledCase(rejectedHead, (context) => iceberg(context).namespaceExists({ namespace: ['a'] })),
  tableExists: disabledCase(rejectedHead, (context) => iceberg(context).tableExists(table)),
  updateTable: disabledCase(notEnabled, (context) => iceberg(context).updateTable(table, {})),
};

export const vectors: Cases = {
  ...clientOnlyCases(...helpers, 'from'),
  createBucket: disabledCase(notEnabled, ({ service }) => service.storage.vectors.createBucket('x')),
  deleteBucket: disabledCase(notEnabled, ({ service }) => service.storage.vectors.deleteBucket('x')),
  getBucket: disabledCase(notEnabled, ({ service }) => service.storage.vectors.getBucket('x')),
  listBuckets: disabledCase(notEnabled, ({ service }) => service.storage.vectors.listBuckets()),
};

const vectorBucket = ({ service }: Context) => service.storage.vectors.from('x');
export const vectorIndexes: Cases = {
  ...clientOnlyCases(...helpers, 'index'),
  createIndex: disabledCase(notEnabled, (context) =>
    vectorBucket(context).createIndex({ indexName: 'y', dataType: 'float32', dimension: 2, distanceMetric: 'cosine' }),
  ),
  deleteIndex: disabledCase(notEnabled, (context) => vectorBucket(context).deleteIndex('y')),
  getIndex: disabledCase(notEnabled, (context) => vectorBucket(context).getIndex('y')),
  listIndexes: disabledCase(notEnabled, (context) => vectorBucket(context).listIndexes()),
};

const index = (context: Context) => vectorBucket(context).index('y');
export const vectorData: Cases = {
  ...clientOnlyCases(...helpers),
  deleteVectors: disabledCase(notEnabled, (context) => index(context).deleteVectors({ keys: ['x'] })),
  getVectors: disabledCase(notEnabled, (context) => index(context).getVectors({ keys: ['x'] })),
  listVectors: disabledCase(notEnabled, (context) => index(context).listVectors()),
  putVectors: disabledCase(notEnabled, (context) =>
    index(context).putVectors({ vectors: [{ key: 'x', data: { float32: [1, 2] } }] }),
  ),
  queryVectors: disabledCase(notEnabled, (context) =>
    index(context).queryVectors({ queryVector: { float32: [1, 2] }, topK: 1 }),
  ),
};
