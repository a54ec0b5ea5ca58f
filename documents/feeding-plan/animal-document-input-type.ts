import type { Answers } from '@/lib/feeding/answers';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';

/** The input of an animal document: the animal, and the document's own data. */
export type AnimalDocumentInput = {
  profile: AnimalProfile;
  answers: Answers;
  locale: Locale;
  /** Where the same result is on the site. */
  url: string;
  /** The day of issue, ISO 8601. */
  issuedOn: string;
};
