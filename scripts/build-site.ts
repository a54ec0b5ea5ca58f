import { build } from './build';
import { loadEnvironment } from './child';

// npm run build: the same build that npm start makes when it finds none, marked as made from these sources.
// What the files of the environment say is part of the stamp, as it is for npm start.
loadEnvironment();
const nextBin = process.env.NEXT_BIN ?? 'node_modules/next/dist/bin/next';
process.exit(await build(nextBin, () => {}));
