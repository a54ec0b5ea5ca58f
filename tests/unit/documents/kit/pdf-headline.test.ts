import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { loadFaces } from '@/documents/kit/fonts';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { createTextStyles } from '@/documents/kit/typography';
import { registerBreaks } from '@/documents/kit/word-breaks';

it('a headline in two fonts breaks only between words at every width', async () => {
  registerBreaks();
  const type = createTextStyles(await loadFaces('headline', { han: false }), 'lv');
  const words = ['No', 'Grieķijas', 'pār', 'jūru,', 'aukstumā'];
  for (let width = 150; width <= 350; width += 10) {
    const headline = PdfHeadline({ type, size: 30, width, children: words.join(' ') });
    const bytes = await renderToBuffer(createElement(Document, null, createElement(Page, null, headline)));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text.split(/\s+/), `${width} wide`).toEqual(words);
  }
});
