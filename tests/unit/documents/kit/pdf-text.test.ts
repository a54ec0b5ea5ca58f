import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { loadPdfFonts } from '@/documents/kit/fonts';
import { registerBreakOpportunities } from '@/documents/kit/line-break-opportunities';
import { PdfText } from '@/documents/kit/pdf-text';
import { createTextStyles } from '@/documents/kit/typography';
import type { Locale } from '@/lib/i18n/locales';

async function linesOf(children: string, locale: Locale, width: number) {
  const type = createTextStyles(await loadPdfFonts('text', { han: locale === 'cn' }), locale);
  const text = createElement(PdfText, { style: { ...type.body(10), width }, children });
  const bytes = await renderToBuffer(createElement(Document, null, createElement(Page, null, text)));
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
}

it.each<[Locale, string]>([
  ['gr', 'Ψευδάργυρος (3b606) και βιταμίνη (B12)'],
  ['ru', 'сальмонелла (Salmonella) и EN-стандарт'],
  ['bg', 'листерия (Listeria) и витаминB12'],
])('a word of two scripts is whole at every width (%s)', async (locale, sentence) => {
  registerBreakOpportunities();
  for (let width = 70; width <= 200; width += 5)
    expect((await linesOf(sentence, locale, width)).split(/\s+/), `${width} wide`).toEqual(sentence.split(' '));
});

it('Chinese text wraps, without hyphens where the script changes', async () => {
  registerBreakOpportunities();
  const sentence = '每公斤含维生素B12（钴胺素）和锌（3b606）的狗粮，每天3次';
  for (let width = 60; width <= 120; width += 5) {
    const lines = (await linesOf(sentence, 'cn', width)).split('\n');
    expect(lines.length, `${width} wide`).toBeGreaterThan(1);
    expect(lines.join('')).toBe(sentence);
    for (const line of lines) expect(line, `${width} wide`).not.toMatch(/（$|^[，）]/);
  }
});
