import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PdfArtwork } from '@/documents/kit/pdf-artwork';
import { getCurrentProducts } from '@/lib/content/products';

afterEach(() => vi.restoreAllMocks());

it('the renderer supports every element of the packs', async () => {
  // The renderer draws unsupported elements as shapes over the others, and warns.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const packs = getCurrentProducts('en').flatMap(({ slug, formats }) =>
    formats.map((format) => `packs/${slug}-${format}`),
  );
  const pictures = packs.map((name) => createElement(PdfArtwork, { key: name, name, width: 30, height: 40 }));
  await renderToBuffer(createElement(Document, null, createElement(Page, null, pictures)));
  expect(warned).not.toHaveBeenCalled();
});
