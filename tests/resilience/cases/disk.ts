import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { causeDiskError, createExt4Image, imageOf, mountExt4Image, repairDisk, run, unmount } from '@/tests/disk-image';
import type { Fault, FaultContext } from '../fault';
import { restartSite } from '../restart-site';
import { startProgram } from '../site';

export const needsRoot = () => process.getuid?.() !== 0 && 'mounting needs root';

function emptyFolder(onCleanup: FaultContext['onCleanup']): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fault-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const full: Fault = {
  name: 'full',
  only: 'embedded',
  what: 'the disk of the data folder full for 10 s (tmpfs)',
  missing: needsRoot,
  dataDir(onCleanup) {
    const folder = emptyFolder(onCleanup);
    run('mount', '-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder);
    onCleanup(() => unmount(folder));
    return folder;
  },
  apply: ({ dataDir }) => fillDisk(dataDir, 10),
};

/** Fills the disk of a folder for some seconds. */
export async function fillDisk(folder: string, seconds: number): Promise<void> {
  const filler = path.join(folder, 'filler');
  const fill = () => {
    const file = openSync(filler, 'a');
    try {
      for (const size of [1 << 20, 1 << 12]) for (;;) if (!tryWrite(file, size)) break;
    } finally {
      closeSync(file);
    }
  };
  // Repeatedly, because deleted files free space in the meantime.
  for (let second = 0; second < seconds; second++) {
    fill();
    await sleep(1000);
  }
  rmSync(filler);
}

function tryWrite(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

export const needsExt4 = () => needsRoot() || (!existsSync('/sys/fs/ext4') && 'no ext4');

function ext4Folder(onCleanup: FaultContext['onCleanup']): string {
  const folder = emptyFolder(onCleanup);
  createExt4Image(folder, '256M');
  onCleanup(() => rmSync(imageOf(folder)));
  mountExt4Image(folder);
  onCleanup(() => unmount(folder));
  return folder;
}

async function mendDisk(context: FaultContext) {
  await repairDisk(context.dataDir);
  await restartSite(context);
}

const readOnly: Fault = {
  name: 'read-only',
  only: 'embedded',
  what: 'a disk error turns the data folder read-only (ext4, errors=remount-ro); then fsck, mount, start',
  missing: needsExt4,
  dataDir: ext4Folder,
  async apply({ dataDir }) {
    causeDiskError(dataDir);
    await sleep(8000);
  },
  async repair(world) {
    const { dataDir, site } = world;
    await site.stop();
    const { child, output } = startProgram(['server/start.ts'], { DATA_DIR: dataDir, PORT: String(site.port) });
    await new Promise((resolve) => child.once('close', resolve));
    if (!/read-only|EROFS/.test(output())) throw new Error(`a read-only data folder is not named:\n${output()}`);
    await mendDisk(world);
  },
};

const orphanSeconds = 30;

const readOnlyKilled: Fault = {
  name: 'read-only-killed',
  only: 'embedded',
  what: 'the same, and the launcher killed (SIGKILL) while the database loops: no process may remain; then fsck, mount, start',
  missing: needsExt4,
  dataDir: ext4Folder,
  pagesMayFail: true,
  async apply({ dataDir, site }) {
    const pid = site.backendPid();
    causeDiskError(dataDir);
    await sleep(4000);
    site.launcher.kill('SIGKILL');
    for (let second = 0; existsSync(`/proc/${pid}`); second++) {
      if (second === orphanSeconds) {
        process.kill(pid, 'SIGKILL');
        throw new Error(`the back end is still there ${orphanSeconds} s after its launcher`);
      }
      await sleep(1000);
    }
  },
  repair: mendDisk,
};

export const diskFaults = [full, readOnly, readOnlyKilled];
