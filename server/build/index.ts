import { loadEnvironment } from '@/server/child-process';
import { build } from './build';

// npm run build: the same build that npm start makes when there is none, stamped as made from these sources. The environment files are part
// of the stamp, as they are for npm start.
loadEnvironment();
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
process.exit(await build(nextBin, () => {}));
