// Next bundles this file for its other runtime as well, where there is no Node.js and nothing is cached: only a name of the real one.
class Nothing {
  async get() {
    return null;
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}

export default process.env.NEXT_RUNTIME === 'edge' ? Nothing : (await import('./shared-cache.mjs')).default;
