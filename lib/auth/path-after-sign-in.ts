import 'server-only';
import { staffPaths } from '@/lib/config/site-paths';
import { toSafeReturnPath } from '@/lib/http/return-to';
import { singleSearchParam } from '@/lib/http/search-params';
import { localePath } from '@/lib/i18n/locale-paths';
import { type Locale, toStaffLocale } from '@/lib/i18n/locales';

/** Where to go after sign-in: the requested page, otherwise the staff area in the visitor's language. */
export function pathAfterSignIn(locale: Locale, next: string | string[] | undefined): string {
  return toSafeReturnPath(singleSearchParam(next), localePath(toStaffLocale(locale), staffPaths.admin));
}
