import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@/lib/config/brand';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import type { ClaimedMail } from '@/lib/mail/mail-queue';

const settings = vi.hoisted(() => ({ staff: undefined as string | undefined }));
vi.mock('@/lib/config/env', () => ({
  readEnvironmentVariable: (name: string) => (name === 'MAIL_STAFF_TO' ? settings.staff : undefined),
}));
vi.mock('@/lib/observability/log', () => ({ log: {} }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: string }) => {
    const t = getTranslator(locale) as unknown as (key: string, values?: object) => string;
    return (key: string, values?: object) => t(`${namespace}.${key}`, values);
  },
}));

const { replyTemplateKeysByKind, renderReplyTemplate } = await import('@/lib/leads/reply-templates');
const { leadMailComposersByKind } = await import('@/lib/leads/lead-mail-composers');
const compose = async (change: Partial<ClaimedMail>) => {
  const mail = {
    id: 'm',
    kind: 'lead-reply',
    locale: 'lv',
    recipient: 'anna@draugs.example',
    ...change,
  } as ClaimedMail;
  return leadMailComposersByKind['lead-reply']?.(mail);
};

beforeEach(() => {
  settings.staff = undefined;
});

describe('reply templates', () => {
  const templates = [...new Set(Object.values(replyTemplateKeysByKind).flat())];
  it.each(localeCodes.flatMap((locale) => templates.map((template) => [locale, template] as const)))(
    'in %s, %s: contain both names and no placeholder',
    async (locale, template) => {
      const { subject, body } = await renderReplyTemplate(template, locale, { name: 'Élan', sender: 'Ωραία' });
      expect(subject.length).toBeGreaterThan(3);
      expect(body).toContain('Élan');
      expect(body).toContain('Ωραία');
      expect(subject + body).not.toMatch(/[{}]/);
    },
  );

  it.each(localeCodes)('in %s are signed with the brand only if the member has no name', async (locale) => {
    const { body } = await renderReplyTemplate('call', locale, { name: 'Élan', sender: null });
    const [regards, ...names] = body.split('\n\n').at(-1)?.split('\n') ?? [];
    expect(regards).not.toBe(brand.name);
    expect(names.filter((line) => line === brand.name)).toHaveLength(1);
    expect(names.at(-1)).toBe(brand.name);
  });
});

describe('the mail of a reply', () => {
  const payload = { subject: 'Par <jūsu> ziņu', body: 'Labdien!\n\nPirmā rinda\nOtrā & pēdējā' };

  it('contains the text as typed, and its replies go to the staff', async () => {
    settings.staff = 'sales@maera.example';
    const mail = await compose({ payload });
    expect(mail).toMatchObject({ to: 'anna@draugs.example', replyTo: 'sales@maera.example', language: 'lv' });
    expect(mail?.subject).toBe('Par <jūsu> ziņu');
    expect(mail?.text).toContain(payload.body);
    expect(mail?.html).toContain('Par &lt;jūsu&gt; ziņu');
    expect(mail?.html).toContain('Pirmā rinda<br/>Otrā &amp; pēdējā');
  });

  it('is not created without a text or a recipient', async () => {
    expect(await compose({ payload, recipient: null })).toBeNull();
    await expect(compose({ payload: null })).rejects.toThrow();
  });
});
