import type { TextMark } from '@/lib/content/text-preview';
import type { SoughtText } from './find-texts';

/** A text of a language, or a part of a post, with what a reader should look at. */
export type MarkedText = SoughtText & { marks: TextMark[] };
