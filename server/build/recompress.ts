import { buildDir } from './build-stamps';
import { recompressBundle } from './write-response-bundle';

// A program of its own, because it uses the CPU and memory that a running site needs.
await recompressBundle(buildDir);
