import { buildDir } from './build-stamps';
import { recompressBundle } from './write-bundle';

// A program of its own: it keeps the CPU busy and fills memory, and a running site must notice neither.
await recompressBundle(buildDir);
