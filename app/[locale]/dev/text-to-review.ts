import type { TranslationIssue } from '@/lib/content/text-inventory';
import type { TextToFind } from './find-texts-in-dom';

/** A text of a language, or a part of a post, with what a reader should look at. */
export type TextToReview = TextToFind & { marks: TranslationIssue[] };
