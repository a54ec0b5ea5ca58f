import { Path, Svg } from '@react-pdf/renderer';

/** The site's meander as a strip of a given width. */
export function PdfMeander({ width, height = 9, colour }: { width: number; height?: number; colour: string }) {
  const count = Math.round((width / height) * (42 / 48));
  const key = Array.from({ length: count }, (_, index) => {
    const x = index * 48;
    return `M${x} 39V3h36v24H${x + 18}V15h9M${x} 39h48`;
  }).join('');
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${count * 48} 42`} preserveAspectRatio="none">
      <Path d={key} fill="none" stroke={colour} strokeWidth={5} />
    </Svg>
  );
}
