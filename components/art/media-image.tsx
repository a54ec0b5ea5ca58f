import type { ComponentProps } from 'react';
import type { PictureFile } from './slot-and-pack-pictures';

type Props = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & { media: Omit<PictureFile, 'alt'> };

/** Shows a picture whose file and size are known; decorative without `alt`. */
export function MediaImage({ media: { file, width, height }, alt = '', ...props }: Props) {
  // biome-ignore lint/performance/noImgElement: the drawings are static files of a few kilobytes; an optimiser adds nothing.
  return <img src={file} width={width} height={height} alt={alt} {...props} />;
}
