import { readFileSync } from 'node:fs';

// Clock ticks a second as Linux counts them for programs, whatever the kernel uses.
const ticks = 100;

/** Seconds of processor time that the ended children of this process have taken, with theirs (Linux). */
export function childTime(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name, in brackets, may hold spaces; user and system time of children are the 16th and 17th field of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}
