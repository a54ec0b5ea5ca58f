import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// `server-only` throws outside a React server, and a React server cannot draw mails: scripts that need both load this first.
const hook = `export const resolve = (specifier, context, next) =>
  specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

// tsx on the command line serves the main thread alone; plans are drawn in another one.
if (!isMainThread) {
  const { register: registerTsx } = await import('tsx/esm/api');
  registerTsx();
}
