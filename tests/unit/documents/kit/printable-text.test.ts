import { beforeAll, describe, expect, it } from 'vitest';
import { type LoadedPdfFontFamily, loadPdfFonts } from '@/documents/kit/fonts';
import { toPrintableText } from '@/documents/kit/printable-text';

let faces: LoadedPdfFontFamily[];
beforeAll(async () => {
  const { body, display } = await loadPdfFonts('plan', { han: false });
  faces = [...display, ...body];
});

describe('a name', () => {
  it.each([
    ['Άργος', 'Άργος'],
    ['Щенок', 'Щенок'],
    ['Nguyễn', 'Nguyễn'],
    ['رعد', 'Rd'],
    ['Rex مرحبا', 'Rex Mrhb'],
    ['מקס', 'Mks'],
    ['หมา', 'Hma'],
    ['뽀삐', 'PpoPpi'],
    ['ハチ', 'Hachi'],
    ['शेरू', 'Seru'],
    ['🐶 Rex 🇬🇷', 'Rex'],
    ['🐶', ''],
  ])('%s is printed as %s', (name, printed) => {
    expect(toPrintableText(name, faces)).toBe(printed);
  });

  it('is never printed with question marks', () => {
    for (const name of ['ქართული', 'Հայկ', 'አንበሳ', '𓃥', '☃', '꧁Rex꧂'])
      expect(toPrintableText(name, faces)).not.toMatch(/[?:]/);
  });
});
