import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { getTranslator } from '@/lib/i18n/translator';
import { deleteMailFilesBefore, deleteMailFilesToOrAboutPerson } from '@/lib/mail/delete-mail-files';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import { renderMail } from '@/lib/mail/render-mail';
import { type MailMessage, sanitizeMailHeaderText, sendMail } from '@/lib/mail/send-mail';
import { getConsentTexts } from '@/lib/privacy/consent-texts';
import { dataSubjectEmailSchema } from '@/lib/privacy/data-subject';

// As they are, except where a test makes something happen between two of them.
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, readFile: vi.fn(original.readFile), stat: vi.fn(original.stat) };
});

let dataDir: string;
const outbox = () => path.join(dataDir, 'outbox');
const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  id: randomUUID(),
  to: 'anna@example.com',
  subject: 'Labdien',
  html: '<p>Labdien</p>',
  text: 'Labdien',
  ...change,
});

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mail-test-'));
  Object.assign(process.env, { DATA_DIR: dataDir, SMTP_URL: '' });
});
beforeEach(() => rmSync(outbox(), { recursive: true, force: true }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a header is a single line without control characters, and of limited length', () => {
  expect(sanitizeMailHeaderText('Draugs\r\nBcc: x@evil.example')).toBe('Draugs Bcc: x@evil.example');
  expect(sanitizeMailHeaderText('a\u0000b\u0085c\u2028d\u202ee')).toBe('a b c d e');
  expect(sanitizeMailHeaderText('狗'.repeat(300))).toHaveLength(200);
  expect(sanitizeMailHeaderText('🐕'.repeat(201))).toBe(`${'🐕'.repeat(199)}…`);
  expect(sanitizeMailHeaderText('שלום Κρήτη 🐕')).toBe('שלום Κρήτη 🐕');
});

describe('a mail without an SMTP server', () => {
  test('is a complete file, named after its row; a retry replaces it', async () => {
    const mail = message();
    await sendMail(mail);
    await sendMail({ ...mail, subject: 'Vēlreiz' });
    expect(readdirSync(outbox())).toEqual([`${mail.id}.eml`]);
    const text = readFileSync(path.join(outbox(), `${mail.id}.eml`), 'utf8');
    expect(text).toContain(`Message-ID: <${mail.id}@maera.example>`);
    // The headers suppress the automatic replies of the standard and those of Exchange.
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('X-Auto-Response-Suppress: All');
    expect(text).not.toContain('List-Unsubscribe');
  });

  test('by a person has no headers that mark it as automatic', async () => {
    const mail = message({ isWrittenByPerson: true });
    await sendMail(mail);
    const text = readFileSync(path.join(outbox(), `${mail.id}.eml`), 'utf8');
    expect(text).not.toMatch(/Auto-Submitted|X-Auto-Response-Suppress/);
  });

  test('has the one-click unsubscribe headers if it has an unsubscribe URL', async () => {
    const mail = message({ unsubscribeUrl: 'https://maera.example/api/newsletter/unsubscribe?token=a.b.c' });
    await sendMail(mail);
    const head = readFileSync(path.join(outbox(), `${mail.id}.eml`), 'utf8').replace(/\r\n[ \t]+/g, ' ');
    expect(head).toMatch(
      /^List-Unsubscribe: <https:\/\/maera\.example\/api\/newsletter\/unsubscribe\?token=a\.b\.c>\r$/m,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('has exactly one recipient, whatever the address contains, and no header from its text', async () => {
    const mail = message({
      to: 'a,b@example.com',
      replyTo: 'c@example.com',
      subject: 'x\r\nBcc: evil@example.com\r\n\r\ny',
    });
    await sendMail(mail);
    const text = readFileSync(path.join(outbox(), `${mail.id}.eml`), 'utf8');
    expect(text).toMatch(/^To: <?"a,b"@example\.com>?\r$/m);
    expect(text).not.toMatch(/^bcc:/im);
  });

  test('states its language if it has one', async () => {
    const [spoken, silent] = [message({ language: 'lv' }), message()];
    for (const mail of [spoken, silent]) await sendMail(mail);
    const read = ({ id }: MailMessage) => readFileSync(path.join(outbox(), `${id}.eml`), 'utf8');
    expect(read(spoken)).toMatch(/^Content-Language: lv\r$/m);
    expect(read(silent)).not.toMatch(/^Content-Language:/m);
  });

  test.each([{ path: import.meta.filename }, { href: 'http://127.0.0.1:1/x' }])(
    'embeds nothing from the disk or the network: %j',
    async (attachment) => {
      const attachments = [{ filename: 'x', ...attachment }] as unknown as MailMessage['attachments'];
      await expect(sendMail(message({ attachments }))).rejects.toThrow(/rejected/);
    },
  );

  test('can be found and deleted by recipient or subject person, and by age', async () => {
    const about = message({ to: 'staff@example.com', replyTo: 'Anna@Example.com' });
    const other = message({ to: 'joanna@example.com', text: 'anna@example.com' });
    for (const mail of [message(), about, other]) await sendMail(mail);
    expect(await deleteMailFilesToOrAboutPerson('anna@example.com')).toBe(2);
    expect(readdirSync(outbox())).toEqual([`${other.id}.eml`]);
    expect(await deleteMailFilesBefore(new Date(Date.now() - 60_000))).toBe(0);
    const file = path.join(outbox(), `${other.id}.eml`);
    utimesSync(file, new Date(0), new Date(0));
    expect(await deleteMailFilesBefore(new Date(Date.now() - 60_000))).toBe(1);
  });

  test('can be found and deleted when a process was killed while it wrote them', async () => {
    const draftOf = async (mail: MailMessage) => {
      await sendMail(mail);
      const draft = path.join(outbox(), `.${mail.id}.0123abcd`);
      renameSync(path.join(outbox(), `${mail.id}.eml`), draft);
      return draft;
    };
    await draftOf(message());
    const other = await draftOf(message({ to: 'joanna@example.com' }));
    expect(await deleteMailFilesToOrAboutPerson('anna@example.com')).toBe(1);
    utimesSync(other, new Date(0), new Date(0));
    expect(await deleteMailFilesBefore(new Date(Date.now() - 60_000))).toBe(1);
    expect(readdirSync(outbox())).toEqual([]);
  });

  test('is found and deleted although it gets its final name meanwhile', async () => {
    const mail = message();
    await sendMail(mail);
    const [file, draft] = [`${mail.id}.eml`, `.${mail.id}.0123abcd`].map((name) => path.join(outbox(), name)) as [
      string,
      string,
    ];
    const original = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

    renameSync(file, draft);
    vi.mocked(stat).mockImplementationOnce(async (name) => {
      renameSync(draft, file);
      return original.stat(name);
    });
    expect(await deleteMailFilesBefore(new Date(0))).toBe(0);
    expect(readdirSync(outbox())).toEqual([`${mail.id}.eml`]);

    renameSync(file, draft);
    vi.mocked(readFile).mockImplementationOnce(async (name) => {
      const text = await original.readFile(name, 'utf8');
      renameSync(draft, file);
      return text;
    });
    expect(await deleteMailFilesToOrAboutPerson('anna@example.com')).toBe(1);
    expect(readdirSync(outbox())).toEqual([]);
  });
});

describe('an internationalized e-mail address', () => {
  test.each(['anna@παράδειγμα.gr', 'άννα@παράδειγμα.gr', 'Ánna@Example.com'])(
    '%s is found in mails and is valid',
    async (email) => {
      await sendMail(message({ to: email }));
      await sendMail(message({ to: 'staff@example.com', replyTo: email }));
      expect(await deleteMailFilesToOrAboutPerson(email)).toBe(2);
      expect(dataSubjectEmailSchema.safeParse(email).success).toBe(true);
    },
  );

  test.each(['anna', 'anna@', 'a b@example.com', `${'a'.repeat(250)}@example.com`])('%s is invalid', (email) =>
    expect(dataSubjectEmailSchema.safeParse(email).success).toBe(false),
  );
});

describe.each(localeCodes)('mails in %s', (locale) => {
  test('have the same content in HTML and plain text, in their language, and load nothing', async () => {
    const t = getTranslator(locale);
    const content = {
      heading: t('mail.confirm.heading'),
      paragraphs: [t('mail.confirm.text')],
      rows: [{ label: t('mail.reference'), value: 'one\ntwo <b>' }],
      button: {
        label: t('mail.confirm.button'),
        url: localizedSiteUrl(locale, '/newsletter/confirm', { token: 'a.b' }),
      },
      notes: [t('mail.confirm.note', { days: 7 })],
    };
    const { html, text } = await renderMail(content, locale, t('mail.confirm.subject'));
    const page = parse(html);
    expect(page.querySelector('html')?.attributes).toMatchObject({ lang: languageTag(locale), dir: 'ltr' });
    expect(page.querySelectorAll('img, link, script, style, b')).toEqual([]);
    expect(page.querySelector('title')?.text).toBe(t('mail.confirm.subject'));
    for (const expected of [
      content.heading,
      content.paragraphs[0] ?? '',
      content.button.label,
      content.notes[0] ?? '',
      'one',
      'two <b>',
    ])
      expect(text).toContain(expected);
    expect(text).toContain(content.button.url);
    const shown = page.querySelector('body')?.structuredText.replace(/\s+/g, ' ') ?? '';
    expect(shown).toContain(content.paragraphs[0]?.replace(/\s+/g, ' '));
  });

  test('contain the text of every recorded consent version', () => {
    for (const expected of Object.values(getConsentTexts(locale))) expect(expected.length).toBeGreaterThan(5);
  });
});
