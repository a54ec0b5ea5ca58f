import { lazy } from 'react';

const file = () => import('../result/result-view');

/**
 * The plan, in a file of its own. There is no boundary around it: the server draws it in its place, and the browser
 * shows it in a transition, once it is there.
 */
export const LazyResultView = lazy(() => file().then(({ ResultView }) => ({ default: ResultView })));

/** Fetches the file before it is needed. Rejects when it does not come; the next call requests it again. */
export const preloadResultView = (): Promise<unknown> => file();
