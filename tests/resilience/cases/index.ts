import type { Fault } from '../fault';
import { backEndFaults } from './back-end';
import { corruptedDatabase } from './damage';
import { diskFaults } from './disk';
import { loadFaults } from './load';
import { mailFaults } from './mail';
import { postgresFaults } from './postgres';
import { processFaults } from './process';
import { upgradeFaults } from './upgrade';

/** Every fault, in the order in which they are run. */
export const faults: readonly Fault[] = [
  ...backEndFaults,
  ...diskFaults,
  corruptedDatabase,
  ...mailFaults,
  ...processFaults,
  ...loadFaults,
  ...upgradeFaults,
  ...postgresFaults,
];
