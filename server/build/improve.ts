import { improve } from './prepare';
import { buildDir } from './stamps';

// A program of its own: it keeps the CPU busy and fills memory, and a running site must notice neither.
await improve(buildDir);
