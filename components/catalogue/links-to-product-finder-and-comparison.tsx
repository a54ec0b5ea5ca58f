import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Links to the product finder and to the comparison. */
export async function LinksToProductFinderAndComparison() {
  const t = await getTranslations('catalogue');
  return (
    <section aria-labelledby="find-band" data-field="ink" className="later painted [--tall:28rem] lg:[--tall:24rem]">
      <div className="container-page grid items-end gap-x-8 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-7">
          <h2 id="find-band" className="text-4xl">
            {t('findHeading')}
          </h2>
          <p className="lead mt-4">{t('findText')}</p>
        </div>
        <p className="flex max-w-none flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <Link href={`${sitePaths.fullRange}#find`} className={buttonVariants()}>
            {t('find')}
          </Link>
          <Link href={sitePaths.compare} className={buttonVariants({ variant: 'outline' })}>
            {t('compare')}
          </Link>
        </p>
      </div>
    </section>
  );
}
