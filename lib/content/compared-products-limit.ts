/** The maximum number of products in a comparison. */
export const maxComparedProducts = 3;
