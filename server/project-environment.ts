import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { printError } from './terminal-output';

// The same for the source of this file and for the bundle in dist/.
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../..');

/** The data folder of this machine's embedded back end. An empty variable means unset, as in lib/config/env.ts. */
export const resolveDataFolder = () => path.resolve(projectDir, process.env.DATA_DIR || '.data');

/** A file of variables as Next's loader returns it: its text, and what the loader made of it. */
export type EnvFile = { path: string; contents: string; env: NodeJS.Dict<string> };

/** Reads the project's `.env` files as Next does, and returns them; variables that are already set take precedence. */
export function loadEnvironment(dev = false): EnvFile[] {
  return nextEnv.loadEnvConfig(projectDir, dev, { info: () => {}, error: printError }).loadedEnvFiles;
}
