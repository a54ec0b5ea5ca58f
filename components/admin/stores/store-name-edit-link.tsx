import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

/** The name of a store, as a link to its form. */
export function StoreNameEditLink({ id, name, locale }: { id: string; name: string; locale: Locale }) {
  return (
    <a href={localePath(locale, `${staffPaths.stores}/${id}`)} lang={languageOfScript(name)} className="link">
      {name}
    </a>
  );
}
