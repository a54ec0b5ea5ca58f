import { getTranslations } from 'next-intl/server';
import { Paragraphs } from '@/components/sections/section-text-components';
import { buttonVariants } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Invites stores to apply, with a link to the form on the store page. */
export async function RetailerInvitationSection({ section }: { section: SectionCopy }) {
  const t = await getTranslations('home');
  return (
    <section id={section.id} aria-labelledby="partners-heading" className="later bg-surface">
      <div className="container-page grid items-center gap-x-8 gap-y-6 py-14 lg:grid-cols-12">
        <h2 id="partners-heading" className="text-2xl lg:col-span-3">
          {section.heading}
        </h2>
        <div className="lg:col-span-6">
          <Paragraphs texts={section.paragraphs} className="text-sm" />
        </div>
        <p className="lg:col-span-3 lg:justify-self-end">
          <Link href={`${sitePaths.storeLocator}#retailer`} className={buttonVariants({ variant: 'outline' })}>
            {t('becomeRetailer')}
          </Link>
        </p>
      </div>
    </section>
  );
}
