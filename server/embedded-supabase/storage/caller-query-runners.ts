import { jwtVerify } from 'jose';
import { CompiledQuery } from 'kysely';
import type { BackendContext } from '../backend-context';
import { databaseErrorToStorageError, StorageError } from './errors';

/** Statements that run as the caller, under the policies of `storage.objects`. */
export type StorageQueryRunner = {
  userId: string | null;
  run: <T>(work: (query: StorageQueryFunction) => Promise<T>, dry?: boolean) => Promise<T>;
};

/** Rows of one statement inside a transaction. */
export type StorageQueryFunction = <Row = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

type Auth = { role: 'anon' | 'authenticated' | 'service_role'; uid?: string; jwt?: Record<string, unknown> };

async function authOf({ settings }: BackendContext, request: Request): Promise<Auth> {
  const key = request.headers.get('apikey') ?? '';
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? key;
  if (token === settings.secretKey) return { role: 'service_role' };
  if (key !== settings.secretKey && key !== settings.publishableKey)
    throw new StorageError(401, 'InvalidKey', 'No API key found in request');
  if (token === settings.publishableKey) return { role: 'anon' };
  const secret = new TextEncoder().encode(settings.jwtSecret);
  const claims = await jwtVerify(token, secret, { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (!claims) throw new StorageError(403, 'InvalidJWT', 'Invalid Compact JWS');
  if (claims.role !== 'authenticated') return { role: 'anon' };
  return { role: 'authenticated', uid: String(claims.sub), jwt: claims };
}

/** The back end itself, on behalf of somebody whose right was checked before. */
export function createTrustedQueryRunner(backend: BackendContext, userId: string | null): StorageQueryRunner {
  return asCaller(backend, { role: 'service_role' }, userId);
}

/**
 * The caller of a request: the secret key, a signed-in person, or nobody. Throws `StorageError` for a wrong key or
 * token.
 */
export async function createRequestQueryRunner(backend: BackendContext, request: Request): Promise<StorageQueryRunner> {
  const auth = await authOf(backend, request);
  return asCaller(backend, auth, auth.uid ?? null);
}

function asCaller(backend: BackendContext, auth: Auth, userId: string | null): StorageQueryRunner {
  const { connection } = backend.database;
  return {
    userId,
    run: async (work, dry = false) => {
      try {
        return await connection.withContext(
          { auth },
          (trx) =>
            work(
              async <Row>(text: string, values: readonly unknown[] = []) =>
                (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
            ),
          dry ? { forceRollback: true } : undefined,
        );
      } catch (error) {
        throw databaseErrorToStorageError(connection.normalizeDbError(error));
      }
    },
  };
}
