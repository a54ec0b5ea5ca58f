import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Links to the feeding plan, which exists for dogs only. */
export async function FeedingPlanLink() {
  const t = await getTranslations('common');
  return (
    <p className="mt-8">
      <Link href={sitePaths.feedingPlan} className={buttonVariants({ variant: 'inverse' })}>
        {t('takeTest')}
      </Link>
    </p>
  );
}
