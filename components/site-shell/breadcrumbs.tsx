import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { pageUrl } from '@/lib/seo';

export type BreadcrumbItem = { label: string; path: string };

/** Shows the breadcrumb. The last crumb is the current page and not a link. */
export async function Breadcrumbs({ trail }: { trail: BreadcrumbItem[] }) {
  const t = await getTranslations('common');
  const locale = await currentLocale();
  const itemListElement = trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: pageUrl(locale, path),
  }));
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      <ol>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? <Link href={path}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      {/* Search engines expect two items at least. */}
      {trail.length > 1 && (
        <JsonLd data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }} />
      )}
    </nav>
  );
}
