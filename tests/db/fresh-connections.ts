// Each file begins without open connections, as in a process of its own: the back end closes idle ones after five
// seconds, which fails the first request of a file whose modules took that long to load.
const key = Symbol.for('undici.globalDispatcher.1');
export type Dispatcher = { constructor: new () => Dispatcher };

// Node.js creates it with the first request.
await fetch('data:,');
const holder = globalThis as unknown as Record<symbol, Dispatcher>;
const former = holder[key];
if (!former) throw new Error('Node.js has its connections elsewhere');
holder[key] = new former.constructor();
