import { Document } from '@react-pdf/renderer';
import type { Type } from '@/documents/kit/typography';
import { Contact } from './contact';
import { Contents } from './contents';
import { Cover } from './cover';
import { Handling } from './handling';
import { LineOpening } from './line-hero';
import { LineList } from './line-list';
import type { CatalogueModel } from './model';
import { paginate } from './pages';
import { ProductPage } from './product-page';
import { RangeOverview } from './range-overview';

/**
 * The catalogue as a PDF document: cover, contents, the range, each line with its
 * products, handling, exports and contact.
 */
export function CatalogueDocument({ model, type, stamp }: { model: CatalogueModel; type: Type; stamp: string }) {
  const { lines, sections, count } = paginate(model);
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
      <Cover model={model} type={type} />
      <Contents model={model} type={type} lines={lines} sections={sections} />
      <RangeOverview model={model} type={type} />
      {lines.flatMap(({ line, page, listed, lists, products }, index) => [
        <LineOpening key={line.key} line={line} listed={listed} number={index + 1} page={page} type={type} />,
        ...lists.map((list) => <LineList key={list.page} model={model} line={line} {...list} type={type} />),
        ...products.map((entry) => (
          <ProductPage key={entry.product.slug} model={model} line={line} {...entry} type={type} />
        )),
      ])}
      <Handling model={model} type={type} page={page('handling')} />
      <Contact model={model} type={type} page={count} />
    </Document>
  );
}
