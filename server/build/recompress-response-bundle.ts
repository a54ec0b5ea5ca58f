import { buildDir } from './build-stamps';
import { recompressBundle } from './write-response-bundle';

// This is a separate program, because it uses CPU and memory that a running site needs.
await recompressBundle(buildDir);
