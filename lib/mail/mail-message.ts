/** One email, ready to be handed to a transport. */
export type MailMessage = {
  /**
   * A UUID that stays the same over retries; the Message-ID is made from it, so that a duplicate delivery can be
   * recognised.
   */
  id: string;
  /** One bare address, never a list. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** BCP 47 tag of the text's language. */
  language?: string;
  /** One bare address. */
  replyTo?: string;
  /** A person wrote it: it is not marked as automatic, so that absence notices and helpdesks treat it as a letter. */
  isWrittenByPerson?: boolean;
  /** URL of a route that unsubscribes on POST without sign-in (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

// Line breaks end a header; the other control characters and the direction marks only mislead its reader.
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line of a header: no control characters, no direction overrides, at most `max` characters. */
export function sanitizeMailHeaderText(text: string, max = 200): string {
  const line = text.replace(unsafe, ' ').replace(/ {2,}/g, ' ').trim();
  const points = [...line];
  return points.length > max ? `${points.slice(0, max - 1).join('')}…` : line;
}
