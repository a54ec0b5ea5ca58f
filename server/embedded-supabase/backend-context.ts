import { App } from '@supabase/lite';
import type { Logger } from 'pino';
import type { BackendDatabase } from './database';
import { sessionLifetimeSettings } from './fixed-session-lifetimes';
import type { BackendSettings } from './settings';

/** What the routes share: settings, database, and the Supabase server underneath. */
export type BackendContext = {
  settings: BackendSettings;
  database: BackendDatabase;
  log: Logger;
  /** Passes a request to the Supabase server; the response to a write is held back until the write is on disk. */
  forward: (request: Request) => Promise<Response>;
};

/** The Supabase server over an open database, with its system schemas in place. */
export async function createBackendContext(
  settings: BackendSettings,
  database: BackendDatabase,
  log: Logger,
): Promise<BackendContext> {
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      ...sessionLifetimeSettings,
      minimum_password_length: 12,
      enable_signup: false,
      email: { enable_signup: false },
    },
    studio: { enabled: false },
    storage: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.ensureSystemSchema();
  // The server creates its tables statement by statement and ignores failures, so check for the one that everything
  // needs.
  await database.query('select id from auth.users limit 0');
  return {
    settings,
    database,
    log,
    forward: async (request) => {
      const response = await app.fetch(request, { peerAddress: null });
      if (request.method !== 'GET' && request.method !== 'HEAD') await database.flush();
      return response;
    },
  };
}
