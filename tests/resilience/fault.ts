import type { PostgresDisk, startPostgres } from '@/tests/postgres-server';
import type { Mailbox } from './mailbox';
import type { Site } from './site';

/** Under the embedded server: the embedded database, or a PostgreSQL of its own. */
export type DatabaseKind = 'embedded' | 'PostgreSQL';

/** What a fault can use while visitors and senders are active. */
export type FaultContext = {
  dataDir: string;
  site: Site;
  /** The mail server of the site. */
  mailbox: Mailbox;
  /** The database, if it is a PostgreSQL. */
  postgres: Awaited<ReturnType<typeof startPostgres>> | null;
  /** Replaces the running site, also for visitors and senders. */
  replaceSite: (site: Site) => void;
  acknowledged: () => number;
  /** Starts additional senders without pauses, until the returned function is called. */
  surge: (clients: number) => () => Promise<void>;
  /** Registers a cleanup that runs at the end in any case, last first. */
  onCleanup: (work: () => unknown) => void;
};

export type Fault = {
  name: string;
  /** Description of the fault, for the table. */
  what: string;
  /** The only database that this fault concerns. */
  only?: DatabaseKind;
  /** Settings of the PostgreSQL. */
  postgres?: Record<string, string>;
  /** How the site connects to the PostgreSQL, if not directly and as its owner: variables for the site. */
  connect?: (
    postgres: NonNullable<FaultContext['postgres']>,
    onCleanup: FaultContext['onCleanup'],
  ) => Promise<{ DATABASE_URL: string; DATABASE_LISTEN_URL?: string }>;
  /** The disk of the PostgreSQL, if it has one of its own. */
  postgresDisk?: PostgresDisk;
  /** Creates the data folder if an ordinary temporary one is not sufficient. */
  dataDir?: (onCleanup: FaultContext['onCleanup']) => string;
  /** Starts what the site needs beside it; returns additional variables for it. */
  prepare?: (dataDir: string, onCleanup: FaultContext['onCleanup']) => Promise<Record<string, string>>;
  /** Causes the fault and keeps it up while the visitors' experience is measured. */
  apply: (world: FaultContext) => Promise<void>;
  /** The repair by an operator, if ending the fault alone is not enough. */
  repair?: (world: FaultContext) => Promise<void>;
  /** Returns what this machine lacks for the fault, otherwise false. */
  missing?: () => string | false;
  /** Why pages may fail: the process that serves them is the one that dies. */
  pagesMayFail?: boolean;
  /** Why pages may take longer: the fault itself uses the CPU. `p99` is the limit in milliseconds. */
  slowest?: number;
  /** Why a lead may be stored twice in this fault, by design. */
  mayDouble?: string;
  /** Checks what only this fault can break; each line is a problem found. */
  check?: (world: FaultContext) => Promise<string[]>;
};
