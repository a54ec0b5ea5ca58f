import { Path, Svg } from '@react-pdf/renderer';
import { create } from 'qrcode';
import { pdfTagProps } from './tagged-pdf';

// The light margin that readers need, in modules.
const margin = 4;

/** A text as a QR code. The lowest error correction gives the largest modules, and paper is seldom damaged. */
export function PdfQrCode({ text, alt, size }: { text: string; alt: string; size: number }) {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const rows = Array.from({ length: modules.size }, (_, y) => {
    const row = Array.from({ length: modules.size }, (_, x) => (modules.get(y, x) ? '1' : '0')).join('');
    return [...row.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  const side = modules.size + 2 * margin;
  return (
    <Svg
      {...pdfTagProps('Figure', { alt })}
      width={size}
      height={size}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
    >
      <Path d={rows.join('')} fill="#000000" />
    </Svg>
  );
}
