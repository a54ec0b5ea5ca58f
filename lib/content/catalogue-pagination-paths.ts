import { sitePaths } from '@/lib/config/site-paths';
import { paginatedListPath } from './pagination';

/** Site path of one page of the catalogue; the first page is the catalogue itself. */
export const catalogueListPagePath = (page: number) => paginatedListPath(sitePaths.fullRange, page);

/** Site path of one page of the table of key figures; the first is the comparison itself. */
export const buildPaginatedComparePath = (page: number) => paginatedListPath(sitePaths.compare, page);
