import { getTranslations } from 'next-intl/server';
import { editorialMetadata } from '@/components/editorial/editorial-page';
import { Method } from '@/components/editorial/method';
import { PageOpening } from '@/components/editorial/page-opening';
import { PlanLengths } from '@/components/editorial/plan-lengths';
import { Statement } from '@/components/editorial/statement';
import { Steps } from '@/components/editorial/steps';
import { PageShell } from '@/components/layout/page-shell';
import { getPage, section } from '@/lib/content/pages';
import { getProducts } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { sitePaths } from '@/lib/site-paths';

export const generateMetadata = () => editorialMetadata('feedingPlan');

export default async function FeedingPlanPage() {
  const t = await getTranslations('calculator');
  const locale = await currentLocale();
  const words = getPage('feeding-plan', locale);
  const meals = getProducts(locale).filter(({ statement, species }) => statement === 'complete' && species === 'dog');
  return (
    <PageShell path={sitePaths.feedingPlan}>
      <PageOpening field="olive" scene="feeding-plan" words={words} />
      <Statement section={section(words, 'intro')}>
        <h3 className="mt-10 text-2xl">{t('heading')}</h3>
        <ul className="mt-4 flex flex-wrap gap-2">
          {meals.map(({ slug, path, words: { name } }) => (
            <li key={slug}>
              <Link
                href={`${path}#amounts`}
                className="inline-flex min-h-11 items-center border-2 border-border-strong px-4 font-bold text-sm hover:bg-surface"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Statement>
      <PlanLengths
        ways={[
          { section: section(words, 'quick'), steps: 4, field: 'saffron' },
          { section: section(words, 'detailed'), steps: 6, field: 'wine' },
        ]}
      />
      <Method section={section(words, 'method')} />
      <Steps section={section(words, 'hygiene')} field="sea" />
    </PageShell>
  );
}
