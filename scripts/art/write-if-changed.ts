import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file only if its bytes change, so that a second run leaves everything
 * untouched. Returns true if it was written.
 */
export function writeIfChanged(file: string, data: string | Buffer): boolean {
  const bytes = Buffer.from(data);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return true;
}
