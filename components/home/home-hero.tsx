import { getTranslations } from 'next-intl/server';
import { MediaSlotPicture } from '@/components/art/media-slot-picture';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { getHeroSlides } from '@/lib/content/hero-slides';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { buildMaxTokenWidthStyle } from '@/lib/text/max-token-width-style';
import { cn } from '@/lib/utils';
import { HeroCarousel } from './hero-carousel';

const icon = (d: string, solid = true) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" className="size-5">
    <path d={d} {...(solid ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: 3 })} />
  </svg>
);

/** Square-cut icons of the controls of the hero. */
const heroIcons = {
  previous: icon('m15 3-9 9 9 9', false),
  pause: icon('M5 3h5v18H5zm9 0h5v18h-5z'),
  play: icon('M5 3v18l15-9z'),
  next: icon('m9 3 9 9-9 9', false),
};

/** The first screen: the page's heading, rotating messages with their scenes, and two links. */
export async function HomeHero({ heading }: { heading: string }) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const slides = getHeroSlides(locale);
  return (
    <HeroCarousel
      slides={slides.map(({ id, field, slot, message, locale: messageLocale }, index) => ({
        id,
        field,
        label: t('hero.position', { number: index + 1, total: slides.length }),
        message: (
          <div className="@container" lang={messageLocale === locale ? undefined : languageTag(messageLocale)}>
            <p className="headline fitted max-w-none leading-[1.02]" style={buildMaxTokenWidthStyle(message.title)}>
              {message.title}
            </p>
            <p className="lead mt-4 lg:max-w-88 xl:max-w-104">{message.text}</p>
          </div>
        ),
        picture: (
          <MediaSlotPicture
            slot={slot}
            locale={locale}
            priority={index === 0}
            className="absolute inset-0 size-full object-cover object-right-bottom"
          />
        ),
      }))}
      labels={{
        label: t('hero.label', { brand: brand.name }),
        carousel: t('hero.carousel'),
        slide: t('hero.slide'),
        previous: t('hero.previous'),
        next: t('hero.next'),
        pause: t('hero.pause'),
        play: t('hero.play'),
      }}
      icons={heroIcons}
      above={<h1 className="eyebrow mb-4">{heading}</h1>}
      below={
        <p className="mt-8 flex flex-wrap gap-3 hyphens-none lg:max-xl:max-w-88">
          <Link href={sitePaths.fullRange} className={buttonVariants({ variant: 'inverse' })}>
            {t('common.viewProducts')}
          </Link>
          <Link href={sitePaths.feedingPlan} className={cn(buttonVariants({ variant: 'outline' }), 'bg-background')}>
            {t('common.takeTest')}
          </Link>
        </p>
      }
    />
  );
}
