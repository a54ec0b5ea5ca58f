import 'server-only';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import type { Locale } from '@/lib/i18n/locales';
import type { LeadKind } from './lead';

/** The reply templates for each kind of lead, the most used first. */
export const replyTemplateKeysByKind = {
  partnership: ['terms', 'call', 'decline'],
  export: ['terms', 'call', 'decline'],
  contact: ['thanks', 'shops', 'call'],
} as const satisfies Record<LeadKind, readonly string[]>;

export type ReplyTemplateKey = (typeof replyTemplateKeysByKind)[LeadKind][number];

/**
 * The text of a reply template in the lead's language, with the names of its reader and its writer; a writer without a
 * name signs with the brand.
 */
export async function renderReplyTemplate(
  template: ReplyTemplateKey,
  locale: Locale,
  { name, sender }: { name: string; sender: string | null },
): Promise<{ subject: string; body: string }> {
  const t = await getTranslations({ locale, namespace: 'leadReplies' });
  const values = { brand: brand.name };
  const closing = t('closing', { sender: sender ?? '', ...values }).replace('\n\n', '\n');
  return {
    subject: t(`${template}.subject`, values),
    body: [t('greeting', { name }), t(`${template}.body`, values), closing].join('\n\n'),
  };
}
