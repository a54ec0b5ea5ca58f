import { getTranslations } from 'next-intl/server';
import { SubmittedInput } from '@/components/forms/controls-with-submitted-value';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import type { SavedInboxView } from '@/lib/leads/inbox-new-counts-people-and-views';
import { deleteInboxView, saveView } from '@/lib/leads/inbox-view-actions';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { RowActionForm } from '../row-action-forms';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';
import { InboxViewsWithDeletion } from './inbox-views-with-deletion';

/** Shows the member's saved views, and a form to save the current one. */
export async function InboxSavedViews({ views, url }: { views: SavedInboxView[]; url: string }) {
  const t = await getTranslations('inbox');
  const locale = await currentLocale();
  return (
    // Also without any view: the last one may have been deleted just now. Another list has no results yet.
    <InboxViewsWithDeletion key={url} action={deleteInboxView}>
      {(views.length > 0 || url) && (
        <section aria-label={t('views')} className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-2">
          {views.length > 0 && (
            <ul className="flex list-none flex-wrap gap-2">
              {views.map(({ id, name, query }) => (
                <li key={id} className="flex items-center border border-border-strong">
                  <Link
                    href={`${staffPaths.leads}?${query}`}
                    aria-current={query === url ? 'true' : undefined}
                    lang={languageOfScript(name)}
                    className="inline-flex min-h-9 items-center px-3 aria-[current]:font-bold"
                  >
                    {name}
                  </Link>
                  <RowActionForm
                    name="deleteInboxView"
                    hidden={{ locale, view: id }}
                    variant="ghost"
                    size="sm"
                    className="px-2"
                    data-tooltip={t('dropView', { name })}
                  >
                    <Icon name="close" />
                    <span className="sr-only">
                      <TextWithInterpolatedNames text={t.raw('dropView')} names={{ name }} />
                    </span>
                  </RowActionForm>
                </li>
              ))}
            </ul>
          )}
          {url && (
            <StaffActionForm
              disclosure={{ summary: t('keepView'), summaryClassName: 'w-fit py-1.5 pointer-coarse:py-2.5' }}
              action={saveView}
              actionName="saveView"
              hidden={{ locale, query: url }}
              preservesInput="untilAccepted"
              className="mt-2 flex flex-wrap items-end gap-3"
            >
              <div>
                <label htmlFor="view-name">{t('viewNameLabel')}</label>
                <SubmittedInput id="view-name" name="name" required maxLength={60} className="mt-1.5" />
              </div>
              <Button type="submit" variant="outline">
                {t('save')}
              </Button>
            </StaffActionForm>
          )}
        </section>
      )}
    </InboxViewsWithDeletion>
  );
}
