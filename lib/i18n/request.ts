import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { log } from '@/lib/observability/log';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';
import { dateLanguageTag, isStaffLocale, type Locale, localeOrDefault } from './locales';

const read = new Map<Locale, Promise<Record<string, unknown>>>();

/** The messages of a language as pages show them, read once per process. */
function pageMessages(locale: Locale): Promise<Record<string, unknown>> {
  const found = read.get(locale) ?? readMessages(locale);
  read.set(locale, found);
  return found;
}

async function readMessages(locale: Locale): Promise<Record<string, unknown>> {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  const staff = isStaffLocale(locale) ? (await import(`../../messages/staff/${locale}.json`)).default : {};
  return mapTexts({ ...messages, ...staff }, insertJoiners, /^leadReplies$/);
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
