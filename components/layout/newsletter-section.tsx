import { getMessages, getTranslations } from 'next-intl/server';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { subscribe } from '@/lib/newsletter/actions';
import { trapName } from '@/lib/newsletter/schema';
import { sitePaths } from '@/lib/site-paths';
import { NewsletterForm } from './newsletter-form';

/** The newsletter form with its texts in the language of the page. */
export async function NewsletterSection() {
  const t = await getTranslations('footer.newsletter');
  const { footer, form } = await getMessages();
  const { email, agreeToPrivacy } = footer.newsletter.errors;
  return (
    <NewsletterForm
      action={subscribe}
      locale={await currentLocale()}
      trapName={trapName}
      texts={{
        heading: t('heading'),
        email: t('email'),
        agreement: t.rich('agreement', { privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link> }),
        submit: t('submit'),
        submitting: t('submitting'),
        success: t('success'),
        leaveEmpty: form.leaveEmpty,
        typo: form.emailTypo,
        failure: footer.newsletter.errors.unavailable,
        errors: {
          'footer.newsletter.errors.email': email,
          'footer.newsletter.errors.agreeToPrivacy': agreeToPrivacy,
          'form.errors.invalidEmail': form.errors.invalidEmail,
          'form.errors.tooLong': form.errors.tooLong,
        },
      }}
    />
  );
}
