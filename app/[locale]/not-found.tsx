import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/navigation';

/** For `notFound()` inside a page. It travels with every page's data, so it has no header; unknown addresses get the full page. */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return (
    <main className="container-page section-y">
      <h1>{t('heading')}</h1>
      <p>
        <Link href={sitePaths.home}>{t('home')}</Link>
      </p>
    </main>
  );
}
