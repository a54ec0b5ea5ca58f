// Stands in for a module of Next.js (`turbopack.resolveAlias` in next.config.ts) that renders every page a second time,
// divided into the parts that the router may prefetch. That took two fifths of the time and half of the disk of all
// prerendered pages. Without the parts the router prefetches the data of a whole page, which is in memory.

/** No parts of a page: Next.js then responds to a request for one with the data of the whole page. */
export async function collectSegmentData(): Promise<undefined> {}

/** No hints which parts to prefetch together. */
export async function collectPrefetchHints(): Promise<undefined> {}
