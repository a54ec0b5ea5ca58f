import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { searchPath } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { SearchOpener } from './search-opener';

/** A link to the search page, which opens the search dialog where scripts run. */
export async function SearchLink({ className }: { className: string }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <SearchOpener
      locale={locale}
      href={localePath(locale, searchPath)}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      closeLabel={t('common.close')}
      icons={{ search: <Icon name="search" className="size-5" />, close: <Icon name="close" /> }}
      className={className}
    >
      <Icon name="search" className="size-6" />
    </SearchOpener>
  );
}
