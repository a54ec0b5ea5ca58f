import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { log } from '@/lib/observability/log';
import { dateTag, isStaffLocale, localeOf } from './locales';

/**
 * next-intl's per-request configuration. Actions and route handlers must pass the locale: root params do not exist
 * there.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const code = localeOf(explicit ?? (await rootLocale()));
  const { default: messages } = await import(`../../messages/${code}.json`);
  const staff = isStaffLocale(code) ? (await import(`../../messages/staff/${code}.json`)).default : {};
  return {
    // The tag, not the site code: Intl would take 'gr' for an unknown language and format as in English.
    locale: dateTag(code),
    messages: { ...messages, ...staff },
    timeZone: 'Europe/Athens',
    onError: (error) => log.warn({ locale: code, code: error.code }, error.message),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  };
});
