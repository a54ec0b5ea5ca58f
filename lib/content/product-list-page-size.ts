/** The number of products on one page of the catalogue, and of further ones that a search of it shows at a time. */
export const productListPageSize = 36;
