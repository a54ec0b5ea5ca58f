import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '@/lib/i18n/navigation';
import { submitPartnership } from '@/lib/leads/actions';
import { businessTypes } from '@/lib/leads/partnership-schema';
import { PartnershipForm } from './partnership-form';

/** 'Become a retailer': the invitation, what else there is to say of it, and the application form in the language of the page. */
export async function PartnershipSection({ children }: { children?: ReactNode }) {
  const t = await getTranslations();
  const { partnership, form } = await getMessages();
  return (
    <section id="retailer" aria-labelledby="retailer-heading" className="bg-surface">
      <div className="container-page section-y grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="retailer-heading" className="text-5xl">
            {t('partnership.heading')}
          </h2>
          {children}
        </div>
        <div className="border-current border-t-4 pt-6 lg:col-span-6 lg:col-start-7 lg:self-start">
          <p className="lead mb-8">{t('partnership.intro')}</p>
          <PartnershipForm
            action={submitPartnership}
            locale={await currentLocale()}
            texts={{
              fields: partnership.fields,
              types: businessTypes.map((value) => ({ value, label: t(`partnership.types.${value}`) })),
              errors: {
                ...prefixed('partnership.errors', partnership.errors),
                ...prefixed('form.errors', form.errors),
              },
              choose: t('form.choose'),
              requiredNote: t('form.requiredNote'),
              summary: t('form.summary'),
              submit: t('form.submit'),
              submitting: t('form.submitting'),
              success: partnership.success,
              failure: partnership.failure,
            }}
          />
        </div>
      </div>
    </section>
  );
}

function prefixed(prefix: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}
