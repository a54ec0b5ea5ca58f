/** npm run build:container: a standalone build together with everything else that a container needs. */
import { build } from '@/server/build/build';
import { computeSourceStamps } from '@/server/build/build-stamps';
import { finishBuild } from '@/server/build/finish-build';
import { fillStandalone } from './fill-standalone';

process.env.NEXT_OUTPUT = 'standalone';
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
const code = (await build(nextBin, () => {})) || (await finishBuild(computeSourceStamps(), () => {}));
if (code !== 0) process.exit(code);
fillStandalone();
