/**
 * The result of an action. `error` is a message key; `message` is its text if it contains numbers that only the server
 * knows; `fields` maps a field to the key of its message, or to its text if the form has none; `values` is what was
 * typed, so that a form without JavaScript keeps it; `incident` is the number of the log line; `link` opens, in another
 * tab, the page where the reader can remove the cause.
 */
export type ActionResult<Field extends string = string, Value = string> =
  | { ok: true; message?: string; fields?: undefined; values?: undefined; link?: undefined }
  | {
      ok: false;
      error: string;
      message: string;
      fields?: Partial<Record<Field, string>>;
      values?: Partial<Record<Field, Value>>;
      incident?: string;
      link?: { href: string; text: string };
    };
