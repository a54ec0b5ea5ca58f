import type { Fault } from '../fault';
import { backEndFaults } from './back-end';
import { corrupted } from './damage';
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
  corrupted,
  ...mailFaults,
  ...processFaults,
  ...loadFaults,
  ...upgradeFaults,
  ...postgresFaults,
];
