import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault';
import { startProgram, startTestedSite } from '../site';

const garbage = (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa5));

const damages: [string, (database: string) => void][] = [
  ['control file overwritten', (database) => garbage(path.join(database, 'global/pg_control'))],
  ['version file lost', (database) => rmSync(path.join(database, 'PG_VERSION'))],
  [
    'catalogue overwritten',
    (database) => {
      // The first pages of every relation of the largest database: tables, indexes and system catalogue.
      const base = path.join(database, 'base');
      const largest =
        readdirSync(base).sort(
          (a, b) => readdirSync(path.join(base, b)).length - readdirSync(path.join(base, a)).length,
        )[0] ?? '';
      for (const file of readdirSync(path.join(base, largest)).filter((name) => /^\d+$/.test(name)))
        garbage(path.join(base, largest, file));
    },
  ],
];

/** Overwrites the database files while the site is stopped. */
export const corruptedDatabase: Fault = {
  name: 'corrupted',
  only: 'embedded',
  what: 'site stopped and files of its database overwritten: it must report this and not start empty; then the earlier copy is put back',
  pagesMayFail: true,
  async apply({ dataDir, site, replaceSite, onCleanup }) {
    await site.stop();
    const copy = `${dataDir}.copy`;
    cpSync(dataDir, copy, { recursive: true });
    onCleanup(() => rmSync(copy, { recursive: true, force: true }));
    for (const [what, damage] of damages) {
      damage(path.join(dataDir, 'db'));
      const { child, output } = startProgram(['server/start.ts'], { DATA_DIR: dataDir, PORT: String(site.port) });
      const gone = new Promise<boolean>((resolve) => child.once('close', () => resolve(true)));
      const ended = await Promise.race([gone, sleep(40_000).then(() => false)]);
      if (!ended) {
        child.kill();
        await gone;
      }
      if (!ended || !/database in .+ is damaged.+Restore/s.test(output()))
        throw new Error(`${what}: no clear message\n${output()}`);
      rmSync(dataDir, { recursive: true });
      cpSync(copy, dataDir, { recursive: true });
    }
    const next = await startTestedSite(dataDir, { BACKEND_LOG_LEVEL: 'error' }, site.port);
    onCleanup(next.stop);
    replaceSite(next);
  },
};
