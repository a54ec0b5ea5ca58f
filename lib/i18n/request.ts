import { readFile } from 'node:fs/promises';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { log } from '@/lib/observability/log';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';
import { dateLanguageTag, isStaffLocale, type Locale, localeOrDefault } from './locales';

const read = new Map<Locale, Promise<Record<string, unknown>>>();

/** The messages of a language as pages show them, read once per process. */
function pageMessages(locale: Locale): Promise<Record<string, unknown>> {
  const found = read.get(locale) ?? loadMessages(locale);
  read.set(locale, found);
  // A file that cannot be read now may be readable later.
  found.catch(() => read.delete(locale));
  return found;
}

async function loadMessages(locale: Locale): Promise<Record<string, unknown>> {
  const messages = await loadMessageFile(locale);
  const staff = isStaffLocale(locale) ? await loadMessageFile(`staff/${locale}`) : {};
  return mapTexts({ ...messages, ...staff }, insertJoiners, /^leadReplies$/);
}

/**
 * Production reads the file, so that a change of texts needs no compilation; the development server imports it, which
 * updates open pages.
 */
async function loadMessageFile(name: Locale | `staff/${Locale}`): Promise<Record<string, unknown>> {
  // biome-ignore lint/style/noProcessEnv: the compiler leaves the imports out of a build only where it sees the value.
  if (process.env.NODE_ENV === 'development') return (await import(`../../messages/${name}.json`)).default;
  return JSON.parse(await readFile(/* turbopackIgnore: true */ `${process.cwd()}/messages/${name}.json`, 'utf8'));
}

/**
 * next-intl's per-request configuration. Actions and route handlers must pass the locale: root params do not exist
 * there.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const code = localeOrDefault(explicit ?? (await rootLocale()));
  return {
    // The tag, not the site code: Intl would take 'gr' for an unknown language and format as in English.
    locale: dateLanguageTag(code),
    messages: await pageMessages(code),
    timeZone: 'Europe/Athens',
    onError: (error) => log.warn({ locale: code, code: error.code }, error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});
