import type { PdfTextStyles } from '@/documents/kit/typography';
import type { CataloguePdfModel } from './catalogue-pdf-model';

/** What every page of the catalogue needs, and its number. */
export type CataloguePageProps = { model: CataloguePdfModel; type: PdfTextStyles; page: number };
