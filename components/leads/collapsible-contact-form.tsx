import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { ContactForm } from './contact-form';

type Props = {
  /** The target on the page for those who own a store. */
  retailer: string;
};

/**
 * For whoever found no shop: a contact form that is shown on demand, and the way for those who would like to be one.
 */
export async function CollapsibleContactForm({ retailer }: Props) {
  const t = await getTranslations('stores');
  return (
    <div id="ask" data-print="hide" className="container-page grid gap-6 pb-16">
      <ContactForm
        prefix="ask-"
        collapsed={
          <summary className="mb-6 flex min-h-12 w-fit cursor-pointer items-center gap-3 font-bold text-xl">
            <Icon name="chevron" className="group-open:rotate-180" />
            {t('contact')}
          </summary>
        }
      />
      <p>
        <Link href={retailer} className="link font-bold">
          {t('whereRetailer')}
        </Link>
      </p>
    </div>
  );
}
