import { register } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { register as registerTypeScript } from 'tsx/esm/api';

// The thread of one function: what Deno offers such a module on a hosted project, as far as a handler of requests needs
// it.
register('./npm-specifiers.mjs', import.meta.url);
registerTypeScript();

let handler;
const report = (error) => parentPort.postMessage({ error: error?.stack ?? String(error) });
const env = {
  get: (name) => process.env[name],
  has: (name) => name in process.env,
  toObject: () => ({ ...process.env }),
};
globalThis.Deno = {
  env,
  serve: (first, second) => {
    handler = typeof first === 'function' ? first : (second ?? first.handler);
  },
};
globalThis.EdgeRuntime = {
  waitUntil: (promise) => void Promise.resolve(promise).catch(report),
};

async function handle({ id, url, method, headers, body, clientIp }) {
  try {
    const request = new Request(url, { method, headers, body });
    const response = await handler(request, { remoteAddr: { transport: 'tcp', hostname: clientIp, port: 0 } });
    const message = { id, status: response.status, headers: [...response.headers], body: response.body };
    parentPort.postMessage(message, response.body ? [response.body] : []);
  } catch (error) {
    report(error);
    parentPort.postMessage({ id, failed: true });
  }
}

await import(workerData.module);
if (!handler) throw new Error('The function does not call Deno.serve()');
parentPort.on('message', handle);
parentPort.postMessage({ ready: true });
