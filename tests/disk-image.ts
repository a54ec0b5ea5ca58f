import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a program of the system; returns what it printed. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** The file with the disk that is mounted at a folder. */
export const imageOf = (folder: string) => `${folder}.img`;

/** Makes an empty disk for a folder. */
export function createExt4Image(folder: string, size: string): void {
  run('truncate', '-s', size, imageOf(folder));
  run('mkfs.ext4', '-q', imageOf(folder));
}

/** Mounts the disk of a folder; an error turns it read-only. */
export const mountExt4Image = (folder: string) => run('mount', '-o', 'loop,errors=remount-ro', imageOf(folder), folder);

/** Unmounts a folder once the last process has released it. */
export async function unmount(folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      run('umount', folder);
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(200);
    }
  }
}

/** Makes the kernel find an error on the disk of a folder. */
export function causeDiskError(folder: string): void {
  const source = run('findmnt', '-no', 'SOURCE', folder).toString().trim();
  writeFileSync(`/sys/fs/ext4/${path.basename(realpathSync(source))}/trigger_fs_error`, 'tried on purpose');
}

/** Repairs the disk of a folder, as an operator does, and mounts it again. */
export async function repairDisk(folder: string): Promise<void> {
  await unmount(folder);
  // Exit code 1 means that errors were repaired.
  execFileSync('sh', ['-c', `e2fsck -fy ${imageOf(folder)} >/dev/null 2>&1; test $? -le 1`]);
  mountExt4Image(folder);
}
