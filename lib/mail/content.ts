/** What a mail says. HTML and plain text are made from it; every text is shown as it is, never as HTML. */
export type MailContent = {
  heading: string;
  paragraphs: string[];
  /** Values as people typed them; line breaks are kept. */
  rows?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** Small print under a line. */
  notes?: string[];
};
