import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { log } from '@/lib/log';
import { defaultLocale, isStaffLocale, languageTag, localeCodes } from './locales';

/** next-intl's per-request configuration. Actions and route handlers must pass the locale: root params do not exist there. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale());
  const code = hasLocale(localeCodes, requested) ? requested : defaultLocale;
  const { default: messages } = await import(`../../messages/${code}.json`);
  const staff = isStaffLocale(code) ? (await import(`../../messages/staff/${code}.json`)).default : {};
  return {
    // The tag, not the site code: Intl would take 'gr' for an unknown language and format as in English.
    locale: languageTag(code),
    messages: { ...messages, ...staff },
    timeZone: 'Europe/Athens',
    onError: (error) => log.warn({ locale: code, code: error.code }, error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});
