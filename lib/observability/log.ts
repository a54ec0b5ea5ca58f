import 'server-only';
import pino from 'pino';
import { createLogOptions } from './log-options';

/**
 * The server's log: one JSON object per line on standard output. Never pass personal data to it; what slips in is
 * removed as far as it can be recognised.
 */
export const log = pino(createLogOptions());
