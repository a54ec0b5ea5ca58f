import { loadEnvironment } from '@/server/project-environment';
import { buildOutdatedParts } from './build';
import { computeSourceStamps } from './build-stamps';
import { runDeferredBuildSteps } from './deferred-build-steps';

// npm run build: the complete build that npm start runs if there is none (`--pages`: only what visitors wait for).
// The environment files are part of the stamp, as they are for npm start.
loadEnvironment();
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
// The launcher serves visitors before it finishes the build, and serves it where it is.
const onlyPages = process.argv.includes('--pages');
if (onlyPages) process.env.NEXT_TRACED_FILES = 'none';
const code = await buildOutdatedParts(nextBin, () => {});
process.exit(code || onlyPages ? code : await runDeferredBuildSteps(computeSourceStamps(), () => {}));
