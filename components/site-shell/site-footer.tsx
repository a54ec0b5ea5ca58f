import { getTranslations } from 'next-intl/server';
import { NewsletterSection } from '@/components/sections/newsletter-section';
import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { FooterContact } from './footer-contact';
import { footerColumns, legalLinks } from './footer-links';

// The padding is no more than one line leaves free; it keeps two links of two lines each apart.
const link =
  'inline-flex min-h-11 min-w-11 items-center py-2 underline-offset-4 hover:underline lg:min-h-9 lg:py-1.5 pointer-coarse:min-h-11';

/** The footer of every page: contact, links and legal information. */
export async function SiteFooter({ newsletter = true }: { newsletter?: boolean }) {
  const t = await getTranslations('footer');
  const nav = await getTranslations('nav');
  const headings = { products: nav('products'), company: t('company'), help: t('help') };
  return (
    <footer className="later painted overflow-x-clip [--tall:110rem] lg:[--tall:62rem]" data-field="ink">
      <div className="meander text-clay" />
      <div className="container-page grid gap-x-8 gap-y-12 py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <FooterContact />
          <Link
            href={`${sitePaths.storeLocator}#retailer`}
            data-print="hide"
            className="group mt-8 inline-flex min-h-12 items-center gap-3 border-2 border-current px-5 py-2 font-bold"
          >
            {t('partners')}
            <Icon name="arrow" className="transition-transform group-hover:translate-x-1" />
          </Link>
        </div>
        <nav
          aria-label={t('explore')}
          className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-8 text-sm lg:col-span-8"
        >
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="eyebrow text-muted">{headings[heading]}</h2>
              <ul className="mt-3 list-none">
                {links.map(({ text, path }) => (
                  <li key={text}>
                    <Link href={path} className={link}>
                      {nav(text, { brand: brand.name })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {newsletter && (
          <div className="lg:col-span-12 lg:border-border lg:border-t lg:pt-12">
            <NewsletterSection />
          </div>
        )}
      </div>
      <div className="container-page pb-10 text-sm">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-2 border-border border-t pt-6">
          <ul aria-label={t('legal')} className="flex list-none flex-wrap gap-x-6">
            {legalLinks.map(({ text, path }) => (
              <li key={text}>
                <Link href={path} className={link}>
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
          <ul aria-label={t('social')} className="flex list-none flex-wrap gap-x-6">
            {brand.social.map(({ name, url, handle }) => (
              <li key={name}>
                <a href={url} rel="me noopener" title={handle} className={`${link} font-bold`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-4 max-w-none text-muted text-xs">
          {t('licence', { approval: brand.approvalNumber, registration: brand.registrationNumber })}
        </p>
        <p className="mt-1 max-w-none text-muted text-xs">
          {t('copyright', {
            from: String(brand.copyright.from),
            to: String(brand.copyright.to),
            name: brand.legalName,
          })}
        </p>
      </div>
    </footer>
  );
}
