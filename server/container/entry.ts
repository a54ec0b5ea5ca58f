/** The entry point of a container: the server of `npm start` over a standalone build, whose configuration is in a file instead of a program. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const distDir = process.env.NEXT_DIST_DIR || '.next';
const { config } = JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
await import('@/server/site');
