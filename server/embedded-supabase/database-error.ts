import { inspect } from 'node:util';

// Whose status the server underneath knows.
const knownToServer = /^(2[12]...|42...|5[35]...|2350[235]|25006|PT...|PGRST)$/;

/** The status of PostgREST. Class MA is that of the site's own functions (lib/supabase/error-codes.ts). */
function statusOf(code: string): number {
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (code.startsWith('08')) return 503;
  return /^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|XX)|^P0(?!001)/.test(code) ? 500 : 400;
}

// Data, integrity, access and `raise exception` errors are the caller's mistake, and are reported to the caller.
const clientErrors = /^(22|23|42|P0|MA)/;

type PostgresError = Error & { code?: string; detail?: string; hint?: string };

/**
 * A rejected statement as the server underneath reports it. Printing it shows only code and message, because details
 * quote the row.
 */
export class DatabaseError extends Error {
  code: string;
  detail: string | undefined;
  hint: string | undefined;
  /** True when the statement was wrong, false when the database failed. */
  readonly isClientError: boolean;
  readonly #summary: string;

  constructor({ code = '', message, detail, hint }: PostgresError) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.hint = hint;
    this.isClientError = clientErrors.test(code);
    this.#summary = `database error ${code}: ${message}`;
    if (!knownToServer.test(code)) {
      // The server would hide these behind a code of its own, so they are sent in PostgREST's `raise sqlstate 'PGRST'`.
      this.code = 'PGRST';
      this.message = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
      this.detail = JSON.stringify({ status: statusOf(code), headers: {} });
    }
  }

  override toString(): string {
    return this.#summary;
  }

  [inspect.custom](): string {
    return this.#summary;
  }
}

/** Converts an error of the database driver into a `DatabaseError`; anything else stays as it is. */
export function normalizeDbError(error: unknown): unknown {
  const found = error as PostgresError;
  // The driver cannot encode a value for its column: it never reached the database.
  if (found instanceof TypeError && found.code === 'ERR_INVALID_ARG_TYPE')
    return new DatabaseError(Object.assign(new Error('invalid input value for a parameter'), { code: '22P02' }));
  return found instanceof Error && /^[0-9A-Z]{5}$/.test(found.code ?? '') ? new DatabaseError(found) : error;
}
