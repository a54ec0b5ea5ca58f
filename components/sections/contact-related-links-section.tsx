import { getTranslations } from 'next-intl/server';
import { LinkArrow } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';

/** Links to pages that may already answer the question, for visitors of the contact page. */
export async function ContactRelatedLinksSection() {
  const t = await getTranslations();
  const ways = [
    { href: sitePaths.faq, name: t('nav.faq'), text: t('contact.elsewhereFaq') },
    { href: sitePaths.exports, name: t('nav.exports'), text: t('contact.elsewhereExports') },
    { href: `${sitePaths.storeLocator}#retailer`, name: t('footer.partners'), text: t('contact.elsewherePartners') },
    { href: sitePaths.storeLocator, name: t('nav.storeLocator'), text: t('contact.elsewhereStores') },
  ];
  return (
    <section aria-labelledby="elsewhere-heading" className="container-page section-y">
      <h2 id="elsewhere-heading" className="text-2xl">
        {t('contact.elsewhere')}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ href, name, text }) => (
          <li key={href} className="group relative border-current border-t-4 pt-5">
            <h3>
              <Link href={href} className="after:absolute after:inset-0 hover:underline hover:underline-offset-4">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-muted text-sm">{text}</p>
            <p aria-hidden="true" className="mt-4 text-accent-text">
              <LinkArrow className="size-6" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
