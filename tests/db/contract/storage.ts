import { randomUUID } from 'node:crypto';
import { type Cases, type Context, clientOnly, off, works } from './case';

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
  ...clientOnly(...helpers, 'bucketLifecycleUrl', 'from', 'listBucketOptionsToQueryString'),
  createBucket: works(async ({ service }) => {
    const id = `contract-${randomUUID()}`;
    const created = await service.storage.createBucket(id);
    await service.storage.deleteBucket(id);
    return created;
  }),
  deleteBucket: works(async (context) => context.service.storage.deleteBucket(await bucketOfItsOwn(context))),
  deleteBucketLifecycle: off(notEnabled, ({ service, bucket }) => service.storage.deleteBucketLifecycle(bucket)),
  emptyBucket: works(async (context) => {
    const id = await bucketOfItsOwn(context);
    const emptied = await context.service.storage.emptyBucket(id);
    await context.service.storage.deleteBucket(id);
    return emptied;
  }, 'The bucket is empty when the reply arrives; hosted projects empty it later.'),
  getBucket: works(({ service, bucket }) => service.storage.getBucket(bucket)),
  getBucketLifecycle: off(notEnabled, ({ service, bucket }) => service.storage.getBucketLifecycle(bucket)),
  listBuckets: works(({ service }) => service.storage.listBuckets()),
  purgeBucketCache: off(notEnabled, ({ service, bucket }) => service.storage.purgeBucketCache(bucket)),
  updateBucket: works(({ service, bucket }) => service.storage.updateBucket(bucket, { public: true })),
  updateBucketLifecycle: off(notEnabled, ({ service, bucket }) =>
    service.storage.updateBucketLifecycle(bucket, { rules: [] } as never),
  ),
};

export const file: Cases = {
  ...clientOnly(
    ...helpers,
    'applyTransformOptsToQuery',
    'encodeMetadata',
    'prepareUploadFormData',
    'toBase64',
    'uploadOrUpdate',
  ),
  copy: works(async (context) => files(context).copy(await upload(context), `${randomUUID()}.txt`)),
  createSignedUploadUrl: works((context) => files(context).createSignedUploadUrl(`${randomUUID()}.txt`)),
  createSignedUrl: works((context) => files(context).createSignedUrl('a/one.txt', 60)),
  createSignedUrls: works((context) => files(context).createSignedUrls(['a/one.txt'], 60)),
  download: works(
    (context) => files(context).download('a/one.txt'),
    'With `transform`: the hosted reply for a project without image transformation (`FeatureNotEnabled`).',
  ),
  exists: works((context) => files(context).exists('a/one.txt')),
  getPublicUrl: works(async (context) => {
    const response = await fetch(files(context).getPublicUrl('a/one.txt').data.publicUrl);
    return { error: response.ok ? null : { code: String(response.status) } };
  }),
  info: works((context) => files(context).info('a/one.txt')),
  list: works((context) => files(context).list('a')),
  listV2: works((context) => files(context).listV2({ prefix: 'a/' })),
  move: works(async (context) => files(context).move(await upload(context), `${randomUUID()}.txt`)),
  purgeCache: off(notEnabled, (context) => files(context).purgeCache('a/one.txt')),
  remove: works(async (context) => files(context).remove([await upload(context)])),
  update: works(async (context) => files(context).update(await upload(context), 'y', { contentType: 'text/plain' })),
  upload: works(
    (context) => files(context).upload(`${randomUUID()}.txt`, 'x', { metadata: { a: 'b' } }),
    'At most 50 MB; `contentEncoding` is refused. Files over 6 MB also by TUS (`/storage/v1/upload/resumable`).',
  ),
  uploadToSignedUrl: works(async (context) => {
    const { data } = await files(context).createSignedUploadUrl(`${randomUUID()}.txt`);
    return files(context).uploadToSignedUrl(data?.path ?? '', data?.token ?? '', 'x');
  }),
};

export const analytics: Cases = {
  ...clientOnly(...helpers, 'from'),
  createBucket: off(notEnabled, ({ service }) => service.storage.analytics.createBucket('x')),
  deleteBucket: off(notEnabled, ({ service }) => service.storage.analytics.deleteBucket('x')),
  listBuckets: off(notEnabled, ({ service }) => service.storage.analytics.listBuckets()),
};

// The response to a HEAD request has no body to say why.
const refusedHead = 'Request failed with status 403';
const iceberg = ({ service }: Context) => service.storage.analytics.from('x');
const table = { namespace: ['a'], name: 'b' };
const newTable = { name: 'b', schema: { type: 'struct' as const, fields: [], 'schema-id': 0 } };
export const analyticsBucket: Cases = {
  createNamespace: off(notEnabled, (context) => iceberg(context).createNamespace({ namespace: ['a'] })),
  createNamespaceIfNotExists: off(notEnabled, (context) =>
    iceberg(context).createNamespaceIfNotExists({ namespace: ['a'] }),
  ),
  createTable: off(notEnabled, (context) => iceberg(context).createTable({ namespace: ['a'] }, newTable)),
  createTableIfNotExists: off(notEnabled, (context) =>
    iceberg(context).createTableIfNotExists({ namespace: ['a'] }, newTable),
  ),
  dropNamespace: off(notEnabled, (context) => iceberg(context).dropNamespace({ namespace: ['a'] })),
  dropTable: off(notEnabled, (context) => iceberg(context).dropTable(table)),
  listNamespaces: off(notEnabled, (context) => iceberg(context).listNamespaces()),
  listTables: off(notEnabled, (context) => iceberg(context).listTables({ namespace: ['a'] })),
  loadNamespaceMetadata: off(notEnabled, (context) => iceberg(context).loadNamespaceMetadata({ namespace: ['a'] })),
  loadTable: off(notEnabled, (context) => iceberg(context).loadTable(table)),
  namespaceExists: off(refusedHead, (context) => iceberg(context).namespaceExists({ namespace: ['a'] })),
  tableExists: off(refusedHead, (context) => iceberg(context).tableExists(table)),
  updateTable: off(notEnabled, (context) => iceberg(context).updateTable(table, {})),
};

export const vectors: Cases = {
  ...clientOnly(...helpers, 'from'),
  createBucket: off(notEnabled, ({ service }) => service.storage.vectors.createBucket('x')),
  deleteBucket: off(notEnabled, ({ service }) => service.storage.vectors.deleteBucket('x')),
  getBucket: off(notEnabled, ({ service }) => service.storage.vectors.getBucket('x')),
  listBuckets: off(notEnabled, ({ service }) => service.storage.vectors.listBuckets()),
};

const vectorBucket = ({ service }: Context) => service.storage.vectors.from('x');
export const vectorIndexes: Cases = {
  ...clientOnly(...helpers, 'index'),
  createIndex: off(notEnabled, (context) =>
    vectorBucket(context).createIndex({ indexName: 'y', dataType: 'float32', dimension: 2, distanceMetric: 'cosine' }),
  ),
  deleteIndex: off(notEnabled, (context) => vectorBucket(context).deleteIndex('y')),
  getIndex: off(notEnabled, (context) => vectorBucket(context).getIndex('y')),
  listIndexes: off(notEnabled, (context) => vectorBucket(context).listIndexes()),
};

const index = (context: Context) => vectorBucket(context).index('y');
export const vectorData: Cases = {
  ...clientOnly(...helpers),
  deleteVectors: off(notEnabled, (context) => index(context).deleteVectors({ keys: ['x'] })),
  getVectors: off(notEnabled, (context) => index(context).getVectors({ keys: ['x'] })),
  listVectors: off(notEnabled, (context) => index(context).listVectors()),
  putVectors: off(notEnabled, (context) =>
    index(context).putVectors({ vectors: [{ key: 'x', data: { float32: [1, 2] } }] }),
  ),
  queryVectors: off(notEnabled, (context) =>
    index(context).queryVectors({ queryVector: { float32: [1, 2] }, topK: 1 }),
  ),
};
