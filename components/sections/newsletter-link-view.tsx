import { getMessages, getTranslations } from 'next-intl/server';
import { SectionScene } from '@/components/art/section-scene';
import { MoveLostFocusToHeadingOnMount } from '@/components/forms/focus-heading-on-mount';
import { SingleButtonActionForm } from '@/components/forms/single-button-action-form';
import { ActionFallbackTextsProvider, PreservedInputRestorer } from '@/components/forms/use-resilient-action';
import { PageShell } from '@/components/site-shell/page-shell';
import { Button } from '@/components/ui/button';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import type { NewsletterLinkResult } from '@/lib/newsletter/newsletter-link-results';
import { newsletterPaths } from '@/lib/newsletter/paths';

type Props = {
  purpose: keyof typeof newsletterPaths;
  token: string | undefined;
  result: NewsletterLinkResult | undefined;
  action: (data: FormData) => Promise<void>;
  name: 'confirmSubscription' | 'unsubscribe';
};

/**
 * The page behind the links of a newsletter mail: a confirmation with one button, or its result.
 * Opening the link alone changes nothing.
 */
export async function NewsletterLinkView({ purpose, token, result, action, name }: Props) {
  const t = await getTranslations('newsletterPages');
  const { common, form } = await getMessages();
  const shown = result ?? (token ? purpose : 'invalid');
  return (
    <PageShell path={newsletterPaths[purpose]}>
      <section className="container-page section-y grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6" {...preserveInputOnReloadProps}>
          {shown === purpose && <PreservedInputRestorer {...form.renewed} />}
          <h1>{t(`${shown}.heading`)}</h1>
          <p className="lead mt-4" role={result && 'status'}>
            {t(`${shown}.text`)}
          </p>
          {result && <MoveLostFocusToHeadingOnMount />}
          {shown === purpose && (
            <ActionFallbackTextsProvider
              unreachable={t('unavailable.text')}
              noticeLabels={{ label: common.notices, closeLabel: common.close }}
            >
              <SingleButtonActionForm action={action} name={name} className="mt-8">
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="locale" value={await currentLocale()} />
                <Button type="submit">{t(`${purpose}.button`)}</Button>
              </SingleButtonActionForm>
            </ActionFallbackTextsProvider>
          )}
        </div>
        <SectionScene name="contact" className="lg:col-span-6" />
      </section>
    </PageShell>
  );
}
