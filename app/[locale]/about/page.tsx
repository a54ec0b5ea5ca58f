import { getTranslations } from 'next-intl/server';
import { Ledger } from '@/components/editorial/ledger';
import { fixedPageMetadata } from '@/components/editorial/metadata';
import { Myth } from '@/components/editorial/myth';
import { PageOpening } from '@/components/editorial/page-opening';
import { Statement } from '@/components/editorial/statement';
import { Steps } from '@/components/editorial/steps';
import { Timeline } from '@/components/editorial/timeline';
import { PageShell } from '@/components/layout/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { getPage, section } from '@/lib/content/pages';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

export const generateMetadata = () => fixedPageMetadata('about');

export default async function AboutPage() {
  const t = await getTranslations('nav');
  const words = getPage('about', await currentLocale());
  return (
    <PageShell path={sitePaths.about}>
      <PageOpening field="clay" scene="about" words={words} />
      <Statement section={section(words, 'company')} />
      <Myth section={section(words, 'myth')} />
      <Steps section={section(words, 'making')} className="later [--tall:56rem] lg:[--tall:41rem]" />
      <Statement section={section(words, 'testing')} field="sage" className="later [--tall:30rem] lg:[--tall:28rem]" />
      <Ledger section={section(words, 'people')} className="later [--tall:66rem] lg:[--tall:64rem]" />
      <Timeline section={section(words, 'timeline')} field="sea">
        <p className="mt-12">
          <Link href={sitePaths.exports} className={buttonVariants({ variant: 'outline' })}>
            {t('exports')}
          </Link>
        </p>
      </Timeline>
    </PageShell>
  );
}
