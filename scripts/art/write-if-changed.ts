import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file only if its bytes change, so that a second run leaves everything
 * untouched. Returns true if it was written. A site that runs meanwhile serves the former file or the new one, also
 * after a power failure.
 */
export function writeIfChanged(file: string, data: string | Buffer): boolean {
  const bytes = Buffer.from(data);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  try {
    const descriptor = openSync(draft, 'w');
    try {
      writeFileSync(descriptor, bytes);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return true;
}
