import { readdirSync, statSync } from 'node:fs';
import { isNonHiddenFileName } from './parse-file';

/** Every file below a folder, each by its path joined to the folder's; throws `ENOENT` where the folder is missing. */
export function listFilesBelow(folder: string): string[] {
  // Dirent.parentPath, which would spare the look at each file, came with Node.js 20.12.
  return (
    readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      // Gone meanwhile is not there.
      .filter((file) => statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.isFile())
  );
}

/**
 * The names of the folders directly in a folder, sorted. Hidden ones belong to editors and operating systems, and empty
 * ones are what git leaves of a deleted folder in which the operating system has put a file of its own.
 */
export function listFolderNames(folder: string): string[] {
  return readdirSync(/* turbopackIgnore: true */ folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isNonHiddenFileName(entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(/* turbopackIgnore: true */ `${folder}/${name}`).some(isNonHiddenFileName))
    .sort();
}
