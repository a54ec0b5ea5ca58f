/** npm run build:container: a standalone build together with everything else that a container needs. */
import { build } from '@/server/build/build';

process.env.NEXT_OUTPUT = 'standalone';
const code = await build(process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next', () => {});
if (code !== 0) process.exit(code);
await import('./bundle');
