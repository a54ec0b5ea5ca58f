// No 'server-only' here: a script renders the auth server's emails with it.
import { render, toPlainText } from '@react-email/render';
import { type CSSProperties, Fragment } from 'react';
import { brand } from '@/lib/config/brand';
import { brandPostalCountrySuffix } from '@/lib/config/brand-postal-country-suffix';
import { brandPostalAddressLine, brandPostalLangAttribute } from '@/lib/config/format-brand-address';
import { type Locale, languageTag } from '@/lib/i18n/locales';

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

// The tokens of app/tokens.css in the light theme: email clients do not support CSS variables.
const ink = '#1d1613';
const muted = '#62554b';
const paper = '#fbf7ef';
const limestone = '#f5eddf';
const clay = '#b4482a';
const line = '#ddd0bc';
const font = "'Segoe UI', 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif";

const small: CSSProperties = { margin: '0 0 12px', color: muted, fontSize: 14, lineHeight: 1.5 };
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text
    <Fragment key={index}>
      {index > 0 && <br />}
      {part}
    </Fragment>
  ));
}

/**
 * One email as a document: tables and inline styles, because that is what email clients support; nothing is loaded from
 * anywhere.
 */
function MailLayout({ content, locale, subject }: { content: MailLayoutContent; locale: Locale; subject: string }) {
  const { heading, paragraphs, rows = [], button, notes = [] } = content;
  return (
    <html lang={languageTag(locale)} dir="ltr">
      {/* biome-ignore lint/style/noHeadElement: a mail is a document of its own, not a page of the site */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: limestone, fontFamily: font, color: ink }}>
        <table {...table} width="100%" bgcolor={limestone} style={{ backgroundColor: limestone }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table {...table} width="100%" bgcolor={paper} style={{ maxWidth: 600, backgroundColor: paper }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '20px 32px', backgroundColor: clay }}>
                        <a
                          href={brand.url}
                          data-skip-in-text="true"
                          style={{ color: paper, fontSize: 26, fontWeight: 800, textDecoration: 'none' }}
                        >
                          {brand.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '32px 32px 20px', fontSize: 16, lineHeight: 1.6 }}>
                        <h1 style={{ margin: '0 0 16px', fontSize: 28, lineHeight: 1.2, fontWeight: 800 }}>
                          {heading}
                        </h1>
                        {paragraphs.map((text) => (
                          <p key={text} style={{ margin: '0 0 16px' }}>
                            <Lines text={text} />
                          </p>
                        ))}
                        {rows.length > 0 && (
                          <div style={{ margin: '24px 0', borderTop: `1px solid ${line}` }}>
                            {rows.map(({ label, value }) => (
                              <div
                                key={label}
                                data-row=""
                                style={{ padding: '10px 0', borderBottom: `1px solid ${line}` }}
                              >
                                <div style={{ color: muted, fontSize: 14 }}>{label}</div>
                                <div dir="auto" style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                                  <Lines text={value} />
                                </div>
                              </div>
                            ))}
                          </div>
                        )}
                        {button && (
                          <p style={{ margin: '24px 0' }}>
                            <a
                              href={button.url}
                              style={{
                                display: 'inline-block',
                                padding: '14px 28px',
                                backgroundColor: clay,
                                color: paper,
                                fontWeight: 700,
                                textDecoration: 'none',
                              }}
                            >
                              {button.label}
                            </a>
                          </p>
                        )}
                        {notes.map((text) => (
                          <p key={text} style={small}>
                            {text}
                          </p>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 32px 28px', borderTop: `4px solid ${clay}` }}>
                        <p style={{ ...small, margin: 0, fontSize: 13 }}>
                          {brand.legalName},{' '}
                          <span lang={brandPostalLangAttribute(locale)}>{brandPostalAddressLine(locale)}</span>
                          {brandPostalCountrySuffix(locale)}
                          <br />
                          {brand.phoneDisplay} · {brand.email}
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

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
