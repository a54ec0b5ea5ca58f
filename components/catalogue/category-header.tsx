import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { Breadcrumbs } from '@/components/site-shell/breadcrumbs';
import { type CategoryPageKey, getCategoryBreadcrumbs } from '@/components/site-shell/category-breadcrumbs';
import { pageContentFolder } from '@/lib/config/site-paths';
import { getPageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';

type Props = {
  page: CategoryPageKey;
  field: string;
  picture: string;
  /** The number in the largest type, and what it counts. */
  count: number;
  counted: 'products' | 'recipes';
  children?: ReactNode;
};

/** The first screen of a category: text on its field colour, one large number, and a scene that bleeds off the edge. */
export async function CategoryHeader({ page, field, picture, count, counted, children }: Props) {
  const locale = await currentLocale();
  const copy = getPageCopy(pageContentFolder(page), locale);
  const t = await getTranslations('catalogue');
  const format = await getFormatter();
  return (
    <header data-field={field} className="painted relative grid overflow-hidden lg:grid-cols-2">
      <div className="@container w-full max-w-[calc(var(--container-page)/2+var(--spacing-gutter))] px-gutter pt-8 pb-10 lg:justify-self-end lg:pe-12 lg:pb-16">
        <Breadcrumbs trail={await getCategoryBreadcrumbs(page)} />
        {copy.eyebrow && <p className="eyebrow mb-4">{copy.eyebrow}</p>}
        <h1 className="fitted" style={buildMaxTokenWidthStyle(copy.heading)}>
          {copy.heading}
        </h1>
        <p className="lead mt-5">{copy.lead}</p>
        {children}
        <p className="mt-8 flex items-end gap-3 lg:mt-12">
          <span className="headline text-[clamp(5rem,11vw,10rem)] tabular-nums leading-[0.8] tracking-tighter">
            {format.number(count)}
          </span>
          <span className="font-bold text-xl">{t(counted, { count })}</span>
        </p>
      </div>
      <MediaSlotPicture
        slot={picture}
        locale={locale}
        priority
        className="aspect-3/2 w-full object-cover object-bottom lg:absolute lg:aspect-auto lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2"
      />
    </header>
  );
}
