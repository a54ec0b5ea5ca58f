/** PostgREST's form of a timestamp: ISO 8601 with a T and a full offset. */
export const postgresTimestampToIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** A number; JSON has none for `NaN` and `Infinity`, which PostgREST sends as text. */
export const postgresNumberToJson = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text);

/** Bytes as PostgreSQL writes them, such as `\x0aff`, which is also how they come in JSON. */
export const byteaToText = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);

/** OIDs of PostgreSQL's types. */
export const timestampOids = [1114, 1184];
export const floatOids = [700, 701];
export const numericOid = 1700;
export const booleanOid = 16;
export const byteaOid = 17;
export const jsonOids: [json: number, jsonb: number] = [114, 3802];
