/** PostgREST's form of a timestamp: ISO 8601 with a T and a full offset. */
export const postgresTimestampToIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** OIDs of PostgreSQL's types. */
export const timestampOids = [1114, 1184];
export const numericOid = 1700;
export const jsonOids: [json: number, jsonb: number] = [114, 3802];
