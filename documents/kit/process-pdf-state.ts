import { getProcessGlobal } from '@/lib/process-global';
import type { LoadedPdfFontFamily } from './fonts';
import type { RenderWorker } from './render-worker';

type Shared = {
  /** Fonts by family, loading or loaded. */
  faces: Map<string, Promise<LoadedPdfFontFamily>>;
  /** The last document requested, and how many are unfinished. */
  last: Promise<unknown>;
  waiting: number;
  thread?: RenderWorker;
};

/** State shared by all documents of this process: the fonts and the one renderer. */
export function getProcessPdfState(): Shared {
  return getProcessGlobal('pdf', (): Shared => ({ faces: new Map(), last: Promise.resolve(), waiting: 0 }));
}
