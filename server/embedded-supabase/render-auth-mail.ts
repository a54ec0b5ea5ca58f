import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPlainText } from '@react-email/render';

const folder = path.resolve('supabase/templates');

/** The auth server's emails; each has a template of this name. */
export type AuthMailKind = 'recovery' | 'magic_link' | 'invite';

/** The variables that a template may use, named as in Supabase Auth. */
type Values = { TokenHash: string; Token: string; RedirectTo: string; Data: { locale?: unknown } };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };
const branch = /\{\{ (?:(?:else )?if eq \.Data\.locale "(\w+)"|(else)|(end)) \}\}/g;

/**
 * Renders the part of Go's template language that our templates use: one choice by the reader's language, and plain
 * values.
 */
export function renderAuthMailTemplate(template: string, values: Values): string {
  const marks = [...template.matchAll(branch)];
  const match = marks.find(([, locale, otherwise]) => otherwise || locale === values.Data.locale);
  const next = match && marks[marks.indexOf(match) + 1];
  const chosen = match && next ? template.slice(match.index + match[0].length, next.index) : template;
  return chosen.replace(/\{\{ \.(TokenHash|Token|RedirectTo) \}\}/g, (_, name: 'TokenHash' | 'Token' | 'RedirectTo') =>
    values[name].replace(/[&<>"']/g, (character) => escapes[character] ?? character),
  );
}

/** One email in the reader's language; its subject is the title of the document. */
export function renderAuthMail(kind: AuthMailKind, values: Values): { subject: string; html: string; text: string } {
  const html = renderAuthMailTemplate(readFileSync(path.join(folder, `${kind}.html`), 'utf8'), values).trim();
  const subject = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? kind;
  return { subject, html, text: `${toPlainText(html).trim()}\n` };
}
