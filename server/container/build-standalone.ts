/** npm run build:container: a standalone build together with everything else that a container needs. */
import { buildOutdatedParts } from '@/server/build/build';
import { computeSourceStamps } from '@/server/build/build-stamps';
import { runDeferredBuildSteps } from '@/server/build/deferred-build-steps';
import { fillStandalone } from './fill-standalone';

process.env.NEXT_OUTPUT = 'standalone';
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
const code =
  (await buildOutdatedParts(nextBin, () => {})) || (await runDeferredBuildSteps(computeSourceStamps(), () => {}));
if (code !== 0) process.exit(code);
fillStandalone();
