import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sections = /^\[functions\.([\w-]+)\]\s*$([\s\S]*?)(?=^\[|$(?![\s\S]))/gm;

/** The functions that supabase/config.toml opens to requests without an access token (`verify_jwt = false`). */
export function readPublicEdgeFunctions(configFile: string): Set<string> {
  const text = existsSync(configFile) ? readFileSync(configFile, 'utf8') : '';
  const open = [...text.matchAll(sections)].filter(([, , body = '']) => /^\s*verify_jwt\s*=\s*false\b/m.test(body));
  return new Set(open.map(([, name = '']) => name));
}

/** The module of a function, undefined when there is none of this name. */
export function findEdgeFunctionFile(folder: string, name: string): string | undefined {
  // A name that starts with an underscore is a folder of shared modules.
  if (!/^[a-zA-Z][\w-]{0,63}$/.test(name)) return undefined;
  const file = path.join(folder, name, 'index.ts');
  return existsSync(file) ? file : undefined;
}
