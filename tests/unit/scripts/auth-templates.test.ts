import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { renderMultilingualAuthTemplate } from '@/scripts/auth-templates';
import { renderAuthMail } from '@/server/embedded-supabase/render-auth-mail';

const values = { TokenHash: 'link_abc', Token: '123456', RedirectTo: 'https://site.example/auth/confirm' };
const subjects = (locale: string) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).authMail;

describe('the mails of the auth server', () => {
  it.each(['recovery', 'magic_link', 'invite'] as const)(
    '%s equals the output of `npm run auth:templates`',
    async (kind) => {
      expect(readFileSync(`supabase/templates/${kind}.html`, 'utf8')).toBe(await renderMultilingualAuthTemplate(kind));
    },
  );

  it.each(localeCodes)('are in %s and contain their link or code', (locale) => {
    const mail = renderAuthMail('recovery', { ...values, Data: { locale } });
    expect(mail.subject).toBe(subjects(locale).recovery.subject.replace('{brand}', 'Maera'));
    expect(mail.text).toContain('https://site.example/auth/confirm?token_hash=link_abc&type=recovery');
    expect(mail.html + mail.text).not.toMatch(/\{\{|\{brand\}/);
    const code = renderAuthMail('magic_link', { ...values, Data: { locale } });
    expect(code.text).toContain('123456');
    expect(code.text).not.toContain('token_hash');
    expect(renderAuthMail('invite', { ...values, Data: { locale } }).text).toContain('&type=invite');
  });
});
