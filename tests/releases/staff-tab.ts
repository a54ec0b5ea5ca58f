import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { submitSignInForm } from '../e2e/accounts';
import { messagesOf, staffMessagesOf } from '../e2e/messages';
import type { Tab } from './tabs';

const { form } = messagesOf('en');
const { inbox } = staffMessagesOf('en');

/** Opens the page of a lead as a new member of the staff, and types a note. */
export async function openStaffTab(
  browser: Browser,
  url: string,
  service: ReturnType<typeof createScriptSupabaseClient>,
): Promise<Tab> {
  const credentials = { email: `sales-${randomUUID()}@staff.example`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({ ...credentials, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role: 'sales' }).eq('user_id', data.user.id).throwOnError();
  const lead = {
    ...{
      submission_key: randomUUID(),
      locale: 'lv' as const,
      full_name: 'Anna',
      email: `${randomUUID()}@mail.example`,
    },
    ...{ topic: 'feeding' as const, message: 'Labdien!', agree_to_privacy: true, consent_version: 'test' },
  };
  const inserted = await service.from('contact_messages').insert(lead).select('id').single().throwOnError();
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${url}/en/admin/leads/contact/${inserted.data.id}`);
  await submitSignInForm(page, credentials);
  const note = page.getByLabel(inbox.note);
  const body = page.getByLabel(inbox.body);
  await note.fill('Called before the release');
  await body.fill('A reply begun before the release');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  const save = page.getByRole('button', { name: inbox.save, exact: true });
  const saved = page.getByText(inbox.savedLead);
  return {
    name: 'note on a lead, the action that saves it moved',
    finish: async () => {
      await save.click();
      const renewed = page.getByText(form.renewed.title, { exact: true });
      await renewed.or(saved).first().waitFor();
      const clicks = (await saved.isVisible()) ? 'one click' : 'one more click, on the page that renewed itself';
      if (clicks !== 'one click') {
        if ((await note.inputValue()) !== 'Called before the release') throw new Error('the note is gone');
        await save.click();
        await saved.waitFor();
      }
      if ((await body.inputValue()) !== 'A reply begun before the release') throw new Error('the reply is gone');
      if (questions.length > 0) throw new Error('the browser asked whether to leave the page');
      const { count } = await service
        .from('lead_notes')
        .select('*', { count: 'exact', head: true })
        .eq('lead_id', inserted.data.id)
        .throwOnError();
      if (count !== 1) throw new Error(`the note is stored ${count} times`);
      return `saved with ${clicks}; a reply begun beside it stays`;
    },
  };
}
