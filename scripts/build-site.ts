import { build } from './build';

// npm run build: the same build that npm start makes when it finds none, marked as made from these sources.
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
process.exit(await build(nextBin, () => {}));
