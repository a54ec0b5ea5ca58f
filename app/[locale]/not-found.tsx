import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';

/**
 * Shown by `notFound()` inside a page. Every page's data includes it, so it has no header. Unknown URLs get the full
 * 404 page.
 */
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
