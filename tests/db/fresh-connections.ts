// Each file begins without open connections, as in a process of its own: the back end closes idle ones after five
// seconds, which fails the first request of a file whose modules took that long to load.
// Each major version of undici has a key of its own; the newest of a Node.js can create another agent.
const keys = ['1', '2'].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));
export type Dispatcher = { constructor: new () => Dispatcher };

// Node.js creates it with the first request.
await fetch('data:,');
const holder = globalThis as unknown as Record<symbol, Dispatcher>;
const present = keys.filter((key) => holder[key]);
const former = present.map((key) => holder[key]).at(-1);
if (!former) throw new Error('Node.js has its connections elsewhere');
const fresh = new former.constructor();
for (const key of present) holder[key] = fresh;
