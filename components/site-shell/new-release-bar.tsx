import { getTranslations } from 'next-intl/server';
import { newReleaseBarId } from '@/lib/page-scripts/show-new-release-bar';

/**
 * The notice that a new release replaced the page; lib/page-scripts/head.ts shows it when a file of the page is gone.
 */
export async function NewReleaseBar() {
  const t = await getTranslations('error');
  return (
    <div
      id={newReleaseBarId}
      hidden
      suppressHydrationWarning
      role="alert"
      className="bottom-bar z-20! border-foreground border-t-2 bg-surface px-4 py-3 text-center font-bold print:hidden"
    >
      {t('outdated')}
      <button type="button" className="link ms-2 min-h-11 cursor-pointer">
        {t('reload')}
      </button>
    </div>
  );
}
