import { getTranslations } from 'next-intl/server';
import { WizardStartLink } from '@/components/feeding-plan/wizard/wizard-start-link';
import { EnergyMethodSection } from '@/components/sections/energy-method-section';
import { HeadingBesideText } from '@/components/sections/heading-and-text';
import { NumberedStepsSection } from '@/components/sections/numbered-steps-section';
import { PageHero } from '@/components/sections/page-hero';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';
import { WizardStartChoices } from '@/components/sections/wizard-start-choices';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getCurrentProducts } from '@/lib/content/products';
import { type WizardVariant, wizardVariants } from '@/lib/feeding/answers';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { pickEvenly } from '@/lib/pick-evenly';

export const generateMetadata = () => createStaticPageMetadata('feedingPlan');

const maxMeals = 28;

export default async function FeedingPlanIntroPage() {
  const t = await getTranslations();
  const locale = await currentLocale();
  const copy = getPageCopy('feeding-plan', locale);
  const meals = getCurrentProducts(locale).filter(
    ({ statement, species }) => statement === 'complete' && species === 'dog',
  );
  const wizardPath = (variant: WizardVariant) => localePath(locale, `${sitePaths.feedingPlan}/${variant}`);
  const start = (variant: WizardVariant) => (
    <WizardStartLink
      href={wizardPath(variant)}
      label={t(`wizard.start.${variant}`)}
      // A plain link with the button's class names: the button component would be most of this page's script.
      className={buttonVariants({ variant: 'inverse', size: 'lg' })}
    />
  );
  return (
    <PageShell path={sitePaths.feedingPlan}>
      <PrefetchRules urls={wizardVariants.map(wizardPath)} />
      <PageHero field="olive" scene="feeding-plan" copy={copy} action={start('quick')} />
      <WizardStartChoices
        ways={[
          { section: getPageSection(copy, 'quick'), steps: 4, field: 'saffron', start: start('quick') },
          { section: getPageSection(copy, 'detailed'), steps: 6, field: 'wine', start: start('detailed') },
          { section: getPageSection(copy, 'cat'), steps: 4, field: 'sea', start: start('cat') },
        ]}
      />
      <HeadingBesideText section={getPageSection(copy, 'intro')}>
        <h3 className="mt-10 text-2xl">{t('calculator.heading')}</h3>
        <ul className="mt-4 flex flex-wrap gap-2">
          {pickEvenly(meals, maxMeals).map(({ slug, path, copy: { name } }) => (
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
        {meals.length > maxMeals && (
          <p className="mt-4">
            <Link href={`${sitePaths.fullRange}?species=dog&kind=complete#find`} className="link">
              {t('catalogue.find')}
            </Link>
          </p>
        )}
      </HeadingBesideText>
      <EnergyMethodSection section={getPageSection(copy, 'method')} />
      <NumberedStepsSection section={getPageSection(copy, 'hygiene')} field="sea" />
      <div className="container-page section-y">
        <h2 className="text-3xl">{t('plan.people.title')}</h2>
        <p className="note mt-6">{t('plan.people.text')}</p>
      </div>
    </PageShell>
  );
}

/**
 * Speculation rules by which the browser at once prefetches the pages that this page is there to lead to, unless the
 * visitor saves data. Browsers without them (Safari, Firefox) ignore the element.
 */
function PrefetchRules({ urls }: { urls: string[] }) {
  const rules = JSON.stringify({ prefetch: [{ urls }] });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs as they are.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
