import 'server-only';
import { render, toPlainText } from '@react-email/render';
import type { Locale } from '@/lib/i18n/locales';
import type { MailLayoutContent } from './mail-layout';
import { MailLayout } from './mail-layout';

const selectors = [
  // Capitals would retain the Greek accents, which have to be dropped.
  { selector: 'h1', options: { uppercase: false } },
  { selector: '[data-row]', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
];

/** The HTML of an email and the plain text made from the same content. */
export async function renderMail(
  content: MailLayoutContent,
  locale: Locale,
  subject: string,
): Promise<{ html: string; text: string }> {
  const html = await render(<MailLayout content={content} locale={locale} subject={subject} />);
  return { html, text: `${toPlainText(html, { selectors }).trim()}\n` };
}
