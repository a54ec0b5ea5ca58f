import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/brand';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';

export type Crumb = { label: string; path: string };

/** Where the page lies; the last crumb is the page itself and is not a link. */
export async function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = await getTranslations('common');
  const locale = await currentLocale();
  const itemListElement = trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(localePath(locale, path), brand.url).href,
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
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }} />
    </nav>
  );
}
