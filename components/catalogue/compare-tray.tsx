import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { sitePaths } from '@/lib/site-paths';

type Props = { products: { slug: string; name: string }[] };

/** What waits to be compared, at the foot of the screen as soon as something does. A plain form: it works without JavaScript. */
export async function CompareTray({ products }: Props) {
  const t = await getTranslations('finder');
  const css = products
    .map(({ slug }) => `#finder:has([name=with][value=${slug}]:checked) [data-chosen=${slug}]{display:list-item}`)
    .join('\n');
  return (
    <form
      id="compare-form"
      action={localePath(await currentLocale(), sitePaths.compare)}
      className="compare-tray painted sticky bottom-0 z-10 col-span-full flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 print:hidden"
      data-field="ink"
    >
      <style>{css}</style>
      <p className="text-sm">
        {t('chosen')} <small>{t('limit')}</small>
      </p>
      <ul className="flex flex-wrap gap-x-4 font-bold text-sm">
        {products.map(({ slug, name }) => (
          <li key={slug} data-chosen={slug} className="list-none">
            {name}
          </li>
        ))}
      </ul>
      <Button type="submit" size="sm" className="ms-auto">
        {t('go')}
      </Button>
    </form>
  );
}
