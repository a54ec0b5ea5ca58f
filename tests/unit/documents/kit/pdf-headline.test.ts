import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { loadPdfFonts } from '@/documents/kit/fonts';
import { registerBreakOpportunities } from '@/documents/kit/line-break-opportunities';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { createTextStyles } from '@/documents/kit/typography';

it('a headline in two fonts breaks only between words at every width', async () => {
  registerBreakOpportunities();
  const type = createTextStyles(await loadPdfFonts('headline', { han: false }), 'lv');
  const tokens = ['No', 'Grieķijas', 'pār', 'jūru,', 'aukstumā'];
  for (let width = 150; width <= 350; width += 10) {
    const headline = PdfHeadline({ type, size: 30, width, children: tokens.join(' ') });
    const bytes = await renderToBuffer(createElement(Document, null, createElement(Page, null, headline)));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text.split(/\s+/), `${width} wide`).toEqual(tokens);
  }
});
