import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { sitePaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

const formId = 'compare-form';

/**
 * The form that submits the selected products to the comparison page. Its checkboxes are in
 * the list. Works without JavaScript.
 */
export async function CompareSubmitForm() {
  const t = await getTranslations('finder');
  return (
    <form
      id={formId}
      autoComplete="off"
      action={localePath(await currentLocale(), sitePaths.compare)}
      className="contents"
    >
      <p className="text-sm">
        {t('chosen')} <small className="block">{t('limit')}</small>
      </p>
    </form>
  );
}

/** The submit button of `CompareSubmitForm`, after the names of the selected products. */
export async function CompareSubmitButton() {
  const t = await getTranslations('finder');
  return (
    <Button type="submit" form={formId} size="sm" className="ms-auto">
      {t('go')}
    </Button>
  );
}
