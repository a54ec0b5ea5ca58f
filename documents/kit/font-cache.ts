import type { Face } from './fonts';
import type { RenderWorker } from './worker-thread';

type Shared = {
  /** Fonts by family, loading or loaded. */
  faces: Map<string, Promise<Face>>;
  /** The last document requested, and how many are unfinished. */
  last: Promise<unknown>;
  waiting: number;
  thread?: RenderWorker;
};

const key = Symbol.for('site.pdf');
const place = globalThis as { [key]?: Shared };

/**
 * State shared by all documents of this process. The server bundles routes and background work separately, but there
 * is only one renderer with its fonts.
 */
export function shared(): Shared {
  place[key] ??= { faces: new Map(), last: Promise.resolve(), waiting: 0 };
  return place[key];
}
