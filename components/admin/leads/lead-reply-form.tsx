import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { type Locale, languageTag, localeDefinitions } from '@/lib/i18n/locales';
import type { InboxQuery } from '@/lib/leads/inbox-query';
import type { LeadKind } from '@/lib/leads/lead';
import { type ReplyTemplateKey, renderReplyTemplate, replyTemplateKeysByKind } from '@/lib/leads/reply-templates';
import { replyToLead } from '@/lib/leads/reply-to-lead-action';
import { buildMailtoUrl } from '@/lib/text/email';
import { ReplyForm } from './reply-form';

type Props = {
  kind: LeadKind;
  /** Reference to the lead and the version shown. */
  leadRef: string;
  /** True if the reader made the last change of the lead. */
  isOwnChange: boolean;
  to: { email: string; name: string; locale: Locale };
  /** The member's name, if set. */
  sender: string | null;
  /** The reply template named in the URL. */
  templateParam: unknown;
  /** The inbox page with the link that was followed. */
  list: InboxQuery;
  /** The member's language. */
  locale: Locale;
};

/** The form for a reply to a lead. It starts with a template in the sender's language. */
export async function LeadReplyForm({ kind, leadRef, isOwnChange, to, sender, templateParam, list, locale }: Props) {
  const t = await getTranslations('inbox');
  const templates: readonly ReplyTemplateKey[] = replyTemplateKeysByKind[kind];
  const template = templates.find((name) => name === templateParam) ?? templates[0] ?? 'call';
  const draft = await renderReplyTemplate(template, to.locale, { name: to.name, sender });
  return (
    <section aria-labelledby="reply-title">
      <h2 id="reply-title" className="mb-2 text-xl">
        {t('replyTitle')}
      </h2>
      <p className="mb-4 text-muted text-sm">
        {t('replyTo', { email: to.email, language: localeDefinitions[to.locale].label })}{' '}
        <a href={buildMailtoUrl(to.email)} className="link inline-block min-h-6">
          {t('ownProgram')}
        </a>
      </p>
      <form action="#reply-title" className="mb-4 flex flex-wrap items-end gap-3">
        {Object.entries(list).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div>
          <label htmlFor="template">{t('template')}</label>
          <Select id="template" name="template" defaultValue={template} className="mt-1.5">
            {templates.map((name) => (
              <option key={name} value={name}>
                {t(`templates.${name}`)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline">
          {t('useTemplate')}
        </Button>
      </form>
      <ReplyForm
        // A different template resets the form.
        key={template}
        action={replyToLead}
        locale={locale}
        language={languageTag(to.locale)}
        values={{ lead: leadRef, key: crypto.randomUUID(), ...draft }}
        isOwnChange={isOwnChange}
        labels={{ subject: t('subject'), body: t('body'), send: t('send'), sending: t('sending') }}
      />
    </section>
  );
}
