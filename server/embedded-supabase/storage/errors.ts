/** Thrown where Supabase Storage rejects; the response has the form that supabase-js turns into a `StorageApiError`. */
export class StorageError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toResponse(): Response {
    const { status, code, message } = this;
    return Response.json({ statusCode: String(status), error: code, code, message }, { status });
  }

  /** The form of the Iceberg catalogue API, which supabase-js turns into an `IcebergError`. */
  toIcebergResponse(): Response {
    const { status, code, message } = this;
    return Response.json({ error: { message, type: code, code: status } }, { status });
  }
}

export const invalidKeyError = (key: string) =>
  new StorageError(400, 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`);
export const noSuchKeyError = () => new StorageError(404, 'NoSuchKey', 'Object not found');
export const noSuchBucketError = () => new StorageError(404, 'NoSuchBucket', 'Bucket not found');
export const invalidSignedUrlError = () =>
  new StorageError(400, 'InvalidJWT', 'The signature of the link is wrong or too old');
export const tooLargeError = () =>
  new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size');
export const invalidMimeTypeError = (type: string) =>
  new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`);
export const noSuchUploadError = () => new StorageError(404, 'NoSuchUpload', 'Upload not found');
export const invalidRangeError = () => new StorageError(416, 'InvalidRange', 'The requested range is not satisfiable');
/** What hosted projects reply when a feature is off. */
export const featureNotEnabledError = () =>
  new StorageError(403, 'FeatureNotEnabled', 'feature not enabled for this tenant');
export const invalidRequestError = (message: string) => new StorageError(400, 'InvalidRequest', message);

/** What a rejected statement means to a Storage caller; other errors stay as they are. */
export function databaseErrorToStorageError(error: unknown): unknown {
  const code = (error as { code?: string }).code;
  if (code === '42501') return new StorageError(403, 'AccessDenied', 'new row violates row-level security policy');
  if (code === '23505') return new StorageError(409, 'KeyAlreadyExists', 'The resource already exists');
  if (code === '23503') return noSuchBucketError();
  // Class 22 of SQLSTATE: values that the database does not store, such as the character 0.
  if (code?.startsWith('22')) return invalidRequestError('A value is malformed');
  return error;
}
