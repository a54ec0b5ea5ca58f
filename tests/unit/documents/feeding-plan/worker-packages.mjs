import { register } from 'node:module';
import { register as registerTsx } from 'tsx/esm/api';

// `server-only` throws outside a React server, and the bundle of a program leaves it out; tsx on the command line
// serves the main thread alone.
const hook = `export const resolve = (specifier, context, next) =>
  specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
registerTsx();
