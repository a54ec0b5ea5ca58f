import { getMessages, getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { ActionFallbackTextsProvider } from '@/components/forms/use-resilient-action';
import { PageShell } from '@/components/site-shell/page-shell';
import type { ActionResult } from '@/lib/action-result';
import type { RejectedForm } from '@/lib/auth/rejected-form';
import { staffPaths } from '@/lib/config/site-paths';
import { storeFields } from '@/lib/stores/store-field-names';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

type FormDescription = {
  load: () => Promise<(previous: unknown, data: FormData) => Promise<ActionResult>>;
  /** The fields that somebody types into. */
  textFields: readonly string[];
};

const forms: Record<RejectedForm['actionName'], FormDescription> = {
  updateLead: {
    load: async () => (await import('@/lib/leads/update-lead-action')).updateLead,
    textFields: ['note'],
  },
  replyToLead: {
    load: async () => (await import('@/lib/leads/reply-to-lead-action')).replyToLead,
    textFields: ['subject', 'body'],
  },
  saveView: {
    load: async () => (await import('@/lib/leads/inbox-view-actions')).saveView,
    textFields: ['name'],
  },
  saveStore: {
    load: async () => (await import('@/lib/stores/store-actions')).saveStore,
    textFields: storeFields.filter((name) => !/^(kind|country|products)$/.test(name)),
  },
  moveMediaFile: {
    load: async () => (await import('@/lib/media/media-actions')).moveMediaFile,
    textFields: ['name'],
  },
  copyMediaFile: {
    load: async () => (await import('@/lib/media/media-actions')).copyMediaFile,
    textFields: ['name'],
  },
  inviteStaff: {
    load: async () => (await import('@/lib/auth/team-actions')).inviteStaff,
    textFields: ['name', 'email'],
  },
  saveProfile: {
    load: async () => (await import('@/lib/auth/profile-actions')).saveProfile,
    textFields: ['name'],
  },
};

/**
 * Stands in for the page of a form that a browser posted itself after its sender lost access: why nothing was saved,
 * what they typed, and the same form once more, for when they have access again.
 */
export async function RejectedFormPage({ data, actionName, signInHref }: RejectedForm) {
  const { load, textFields } = forms[actionName];
  const t = await getTranslations('staffArea');
  const { common, error } = await getMessages();
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('$') ? [{ name, value }] : [],
  );
  const texts = entries.filter(({ name, value }) => textFields.includes(name) && value.trim());
  return (
    <PageShell path={staffPaths.admin}>
      <section className="container-page section-y">
        <h1>{t('notSaved')}</h1>
        <ActionFallbackTextsProvider
          unreachable={t('unreachable')}
          noticeLabels={{ label: common.notices, closeLabel: common.close }}
        >
          {/* It finds the result of its action by itself. */}
          <StaffActionForm
            action={await load()}
            actionName={actionName}
            submit={error.retry}
            final
            className="mt-8 grid max-w-3xl gap-5"
          >
            {entries.map(({ name, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may share a name; the order never changes.
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            {texts.length > 0 && (
              <ul aria-label={t('entered')} className="grid list-none gap-3">
                {texts.map(({ name, value }) => (
                  <li key={name} lang={languageOfScript(value)} className="whitespace-pre-line bg-surface p-5">
                    {value}
                  </li>
                ))}
              </ul>
            )}
            {signInHref && (
              <p>
                <a href={signInHref} target="_blank" rel="noopener" className="link">
                  {t('signInAgainLink')}
                </a>
              </p>
            )}
          </StaffActionForm>
        </ActionFallbackTextsProvider>
      </section>
    </PageShell>
  );
}
