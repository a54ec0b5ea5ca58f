/** The content of an email. HTML and plain text are made from it; every text is shown literally, never as HTML. */
export type MailLayoutContent = {
  heading: string;
  paragraphs: string[];
  /** Values as people typed them, with their line breaks. */
  rows?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** Small print below a rule. */
  notes?: string[];
};
