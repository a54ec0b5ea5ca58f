import { getMessages, getTranslations } from 'next-intl/server';
import { FormEmailInput } from '@/components/forms/form-controls';
import { FormAgreementField, FormField, SiteFormFrame } from '@/components/forms/form-fields';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-action';

/**
 * The newsletter form in the page's language. It is on every page, so its validation
 * loads only when it comes into sight.
 */
export async function NewsletterSection() {
  const t = await getTranslations();
  const { newsletter: messages } = (await getMessages()).footer;
  return (
    <section aria-labelledby="newsletter-heading" data-print="hide" className="gap-x-8 lg:grid lg:grid-cols-12">
      <h2 id="newsletter-heading" className="mb-4 text-xl lg:col-span-4">
        {messages.heading}
      </h2>
      <div className="lg:col-span-8">
        <SiteFormFrame
          prefix={prefix}
          kind="newsletter"
          preload="sight"
          action={subscribeToNewsletter}
          labels={{
            email: messages.email,
            agreeToPrivacy: t.markup('footer.newsletter.agreement', { privacy: plain }),
          }}
          namespace="footer.newsletter"
          messages={messages}
        >
          <FormField prefix={prefix} name="email" label={messages.email} required>
            <FormEmailInput name="email" aria-required suggestion={t.raw('form.emailTypo')} />
          </FormField>
          <div className="md:col-span-2">
            <FormAgreementField
              prefix={prefix}
              name="agreeToPrivacy"
              required
              label={t.rich('footer.newsletter.agreement', {
                privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
              })}
            />
          </div>
        </SiteFormFrame>
      </div>
    </section>
  );
}

const prefix = 'newsletter-';
const plain = (text: string) => text;
