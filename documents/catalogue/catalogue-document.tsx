import { Document } from '@react-pdf/renderer';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { CatalogueOverviewPage } from './catalogue-overview-page';
import type { CataloguePdfModel } from './catalogue-pdf-model';
import { CatalogueContactPage } from './contact-page';
import { CatalogueContentsPage } from './contents-page';
import { CatalogueCoverPage } from './cover-page';
import { paginateCatalogue } from './paginate-catalogue';
import { ProductLineTitlePage } from './product-line-title-page';
import { CatalogueLineProductListPage } from './product-list-page';
import { CatalogueProductPage } from './product-page';
import { CatalogueStorageAndFeedingPage } from './storage-and-feeding-page';

/**
 * The catalogue as a PDF document: cover, contents, the range, each line with its
 * products, handling, exports and contact.
 */
export function CatalogueDocument({
  model,
  type,
  stamp,
}: {
  model: CataloguePdfModel;
  type: PdfTextStyles;
  stamp: string;
}) {
  const { lines, sections, count } = paginateCatalogue(model);
  const page = (id: string) => sections.find((section) => section.id === id)?.page ?? 0;
  // The date of the edition, not of the build: the same content must produce the same bytes.
  const date = new Date(Date.UTC(model.year, 0, 1));
  return (
    <Document
      title={model.title}
      subject={model.subject}
      author={model.brand.legalName}
      creator={model.brand.name}
      producer={stamp}
      language={model.tag}
      creationDate={date}
      modificationDate={date}
    >
      <CatalogueCoverPage model={model} type={type} />
      <CatalogueContentsPage model={model} type={type} lines={lines} sections={sections} />
      <CatalogueOverviewPage model={model} type={type} />
      {lines.flatMap(({ line, page, listed, lists, products }, index) => [
        <ProductLineTitlePage key={line.key} line={line} listed={listed} number={index + 1} page={page} type={type} />,
        ...lists.map((list) => (
          <CatalogueLineProductListPage key={list.page} model={model} line={line} {...list} type={type} />
        )),
        ...products.map((entry) => (
          <CatalogueProductPage key={entry.product.slug} model={model} line={line} {...entry} type={type} />
        )),
      ])}
      <CatalogueStorageAndFeedingPage model={model} type={type} page={page('handling')} />
      <CatalogueContactPage model={model} type={type} page={count} />
    </Document>
  );
}
