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

/** The OIDs of the elements of PostgreSQL's own array types, by the OID of the array. */
export const arrayElementOids: Readonly<Record<number, number>> = {
  199: 114,
  1000: booleanOid,
  1001: byteaOid,
  1002: 18,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1041: 869,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1187: 1186,
  1231: numericOid,
  1270: 1266,
  2951: 2950,
  3807: 3802,
};
