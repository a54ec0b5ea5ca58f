import { loadEnvironment } from '@/server/child-process';
import { build } from './build';
import { finish } from './finish';
import { sourceStamps } from './stamps';

// npm run build: the same build that npm start makes when there is none, complete. The environment files are part of the stamp, as they are for
// npm start.
loadEnvironment();
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
const code = await build(nextBin, () => {});
process.exit(code || (await finish(sourceStamps(), () => {})));
