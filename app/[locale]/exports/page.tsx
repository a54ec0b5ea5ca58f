import { getTranslations } from 'next-intl/server';
import { Closing } from '@/components/editorial/closing';
import { editorialMetadata } from '@/components/editorial/editorial-page';
import { Figures } from '@/components/editorial/figures';
import { Markets } from '@/components/editorial/markets';
import { PageOpening } from '@/components/editorial/page-opening';
import { Statement } from '@/components/editorial/statement';
import { Steps } from '@/components/editorial/steps';
import { Voices } from '@/components/editorial/voices';
import { Certifications } from '@/components/layout/certifications';
import { PageShell } from '@/components/layout/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { cataloguePath } from '@/lib/content/catalogue';
import { getPage, section } from '@/lib/content/pages';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

export const generateMetadata = () => editorialMetadata('exports');

export default async function ExportsPage() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const words = getPage('exports', locale);
  return (
    <PageShell path={sitePaths.exports}>
      <PageOpening field="sea" scene="exports" words={words} />
      <Figures section={section(words, 'figures')} field="saffron" />
      <Markets section={section(words, 'markets')} />
      <Certifications section={section(words, 'certifications')} />
      <Steps section={section(words, 'process')} className="bg-surface" />
      <Voices section={section(words, 'stories')} field="olive" />
      <Statement section={section(words, 'reply')} field="sea" />
      <Closing section={section(words, 'enquiry')} field="clay">
        <Link href={sitePaths.contact} className={buttonVariants({ variant: 'inverse' })}>
          {t('exports.write')}
        </Link>
        <a href={cataloguePath(locale)} className={buttonVariants({ variant: 'outline' })}>
          {t('catalogPdf.download')}
        </a>
        <a href={`tel:${brand.phone}`} className="link self-center py-2 font-bold">
          {t('exports.call', { phone: brand.phoneDisplay })}
        </a>
      </Closing>
    </PageShell>
  );
}
