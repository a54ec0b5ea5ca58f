import 'server-only';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isContent } from '@/lib/files/parse-file';

/** The folder names of all products, which stores use to name what they stock. */
export function knownProducts(): ReadonlySet<string> {
  return new Set(readdirSync(join(process.cwd(), 'content', 'products')).filter(isContent));
}
