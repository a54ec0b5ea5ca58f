import { Document } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { AnimalDocumentBaseModel } from './animal-document-base-model';

type Props = {
  model: Pick<AnimalDocumentBaseModel, 'tag' | 'brand'> & { title: string; subject: string };
  children: ReactNode;
};

/** A document with its properties: title, language and maker. */
export function PdfDocumentWithMetadata({ model: { title, subject, tag, brand }, children }: Props) {
  return (
    <Document
      title={title}
      subject={subject}
      author={brand.legalName}
      creator={brand.name}
      producer={brand.name}
      language={tag}
    >
      {children}
    </Document>
  );
}
