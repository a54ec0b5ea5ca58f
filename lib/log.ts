import 'server-only';
import pino from 'pino';

/** The server's log: one JSON object a line on standard output. Never give it personal data. */
export const log = pino({ base: undefined });
