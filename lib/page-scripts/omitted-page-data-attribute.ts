/**
 * The attribute of an element by which a page leaves its data out: lib/page-scripts/deferred-script-loader.ts requests
 * them with the scripts. For pages that would weigh too much with them.
 */
export const omittedPageDataAttribute = 'data-fetched-data';
