import type { Site } from './site';

/** What a fault works with while visitors and senders are at it. */
export type World = {
  dataDir: string;
  site: Site;
  /** Puts another running site in the place of the first, for visitors and senders too. */
  replaceSite: (site: Site) => void;
  acknowledged: () => number;
  /** That many more senders, without pauses, until the returned function is called. */
  surge: (clients: number) => () => Promise<void>;
  /** Undone at the end, whatever happened, last first. */
  onCleanup: (work: () => unknown) => void;
};

export type Fault = {
  name: string;
  /** What is done, for the table. */
  what: string;
  /** Makes the data folder where an ordinary temporary one will not do. */
  dataDir?: (onCleanup: World['onCleanup']) => string;
  /** Starts what the site needs beside it; returns more variables for it. */
  prepare?: (dataDir: string, onCleanup: World['onCleanup']) => Promise<Record<string, string>>;
  /** Brings the fault about and lets it last; what visitors meet meanwhile is measured. */
  apply: (world: World) => Promise<void>;
  /** What an operator does afterwards, where the end of the fault alone is not enough. */
  repair?: (world: World) => Promise<void>;
  /** What this machine lacks for it, else nothing. */
  missing?: () => string | false;
  /** Why visitors may meet pages that do not answer: the process that answers them is the one that dies. */
  pagesMayFail?: boolean;
  /** Why pages may take longer: the fault takes the processor itself. `p99` milliseconds at most. */
  slowest?: number;
  /** Why a lead may be stored twice in this fault, as it is meant. */
  mayDouble?: string;
  /** Looks for what only this fault can break; each line is a fault found. */
  check?: (world: World) => Promise<string[]>;
};
