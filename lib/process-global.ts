/**
 * The state of this process under a name, created at its first use. Next bundles pages, actions, routes and
 * background work separately, and our server runs unbundled: a module variable would exist once in each of them.
 */
export function getProcessGlobal<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`site.${name}`);
  const shared = globalThis as { [key: symbol]: State | undefined };
  const state = shared[key] ?? create();
  shared[key] = state;
  return state;
}
