import 'server-only';
import pino from 'pino';
import { logOptions } from './log-options';

/** The server's log: one JSON object a line on standard output. Never give it personal data; what slips in is removed as far as it can be told. */
export const log = pino(logOptions());
