import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@/lib/config/brand';
import { defaultLocale, type Locale, localeCodes } from '@/lib/i18n/locales';
import { type MailLayoutContent, renderMail } from '@/lib/mail/render-mail';
import type messages from '@/messages/en.json';

// The mails of the auth server as templates of Supabase Auth: hosted projects and the
// embedded server use the same files.
const folder = fileURLToPath(new URL('../supabase/templates', import.meta.url));
const kinds = ['recovery', 'magic_link', 'invite'] as const;
type Kind = (typeof kinds)[number];

function wording(locale: Locale): typeof messages.authMail {
  const text = readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replaceAll('{brand}', brand.name)).authMail;
}

function mail(kind: Kind, locale: Locale): { subject: string; content: MailLayoutContent } {
  const { recovery, code, invite, link, valid, ignore } = wording(locale);
  const url = (type: string) => `{{ .RedirectTo }}?token_hash={{ .TokenHash }}&type=${type}`;
  if (kind === 'magic_link') {
    const rows = [{ label: code.label, value: '{{ .Token }}' }];
    return {
      subject: code.subject,
      content: { heading: code.subject, paragraphs: [code.text], rows, notes: [valid, ignore] },
    };
  }
  const labels = kind === 'recovery' ? recovery : invite;
  const button = { label: labels.button, url: url(kind) };
  const notes = kind === 'recovery' ? [link, ignore] : [invite.link];
  return { subject: labels.subject, content: { heading: labels.subject, paragraphs: [labels.text], button, notes } };
}

/** Returns a template that selects the text by the language stored with the account; Greek if there is none. */
export async function renderMultilingualAuthTemplate(kind: Kind): Promise<string> {
  const others = localeCodes.filter((locale) => locale !== defaultLocale);
  const page = async (locale: Locale) => {
    const { subject, content } = mail(kind, locale);
    return (await renderMail(content, locale, subject)).html;
  };
  let text = '';
  for (const [index, locale] of others.entries())
    text += `{{ ${index ? 'else ' : ''}if eq .Data.locale "${locale}" }}${await page(locale)}\n`;
  return `${text}{{ else }}${await page(defaultLocale)}\n{{ end }}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds)
    writeFileSync(path.join(folder, `${kind}.html`), await renderMultilingualAuthTemplate(kind));
}
