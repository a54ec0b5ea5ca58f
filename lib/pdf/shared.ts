import type { Face } from './fonts';
import type { DrawingThread } from './thread';

type Shared = {
  /** Faces by family, loading or loaded. */
  faces: Map<string, Promise<Face>>;
  /** The last document asked for, and how many are not finished. */
  last: Promise<unknown>;
  waiting: number;
  thread?: DrawingThread;
};

const key = Symbol.for('site.pdf');
const place = globalThis as { [key]?: Shared };

/** What all documents of this process share. The server bundles routes and background work apart, the renderer and its fonts are one. */
export function shared(): Shared {
  place[key] ??= { faces: new Map(), last: Promise.resolve(), waiting: 0 };
  return place[key];
}
