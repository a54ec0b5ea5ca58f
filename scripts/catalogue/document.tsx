import { Document } from '@react-pdf/renderer';
import type { Type } from '@/lib/pdf/type';
import { Contact } from './contact';
import { Contents } from './contents';
import { Cover } from './cover';
import { Handling } from './handling';
import { LineOpening } from './line-opening';
import type { CatalogueModel } from './model';
import { paginate, productPages } from './pages';
import { ProductPage } from './product-page';
import { Range } from './range';

/** The catalogue as a document: cover, contents, the range, each line with its products, handling, exports and contact. */
export function CatalogueDocument({ model, type, stamp }: { model: CatalogueModel; type: Type; stamp: string }) {
  const { sections, count } = paginate(model);
  const page = (id: string) => sections.find((section) => section.id === id)?.page ?? 0;
  // The date of the edition, not of the build: the same words must give the same bytes.
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
      <Contents model={model} type={type} sections={sections} />
      <Range model={model} type={type} />
      {model.lines.flatMap((line, index) => [
        <LineOpening key={line.key} line={line} number={index + 1} page={page(line.key)} type={type} />,
        ...productPages(line, page(line.key)).map((entry) => (
          <ProductPage key={entry.product.slug} model={model} line={line} {...entry} type={type} />
        )),
      ])}
      <Handling model={model} type={type} page={page('handling')} />
      <Contact model={model} type={type} page={count} />
    </Document>
  );
}
