import { getFormatter, getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { LinkArrow } from '@/components/ui/text-link';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import type { ProductLineTheme } from './product-line-theme';

type Props = {
  theme: ProductLineTheme;
  name: string;
  text: string;
  path: string;
  count: number;
};

/** Shows a product line on its field colour: scene, name, short text and number of products. */
export async function ProductLineTile({ theme, name, text, path, count }: Props) {
  const t = await getTranslations('catalogue');
  const format = await getFormatter();
  return (
    <article data-field={theme.field} className="painted group relative flex flex-col overflow-hidden">
      <MediaSlotPicture
        slot={theme.picture}
        locale={await currentLocale()}
        className="aspect-3/2 min-h-0 w-full grow object-cover object-bottom"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-6 pt-5 pb-6">
        <h3 className="col-span-full text-xl xl:text-2xl">
          <Link href={path} className="no-underline after:absolute after:inset-0 group-hover:underline">
            {name} <LinkArrow className="size-6" />
          </Link>
        </h3>
        <p className="max-w-[40ch] text-sm">{text}</p>
        <p className="self-end text-end">
          <span className="headline block text-6xl tabular-nums leading-[0.8]">{format.number(count)}</span>
          <span className="mt-2 block font-bold text-xs">{t('recipes', { count })}</span>
        </p>
      </div>
    </article>
  );
}
