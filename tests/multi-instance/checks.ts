import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { waitForProcessExit } from '@/server/child-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { openTabs } from '../releases/tabs';
import type { TwoInstances } from './instances';

/** Returns its findings as text; throws on failure. */
export type Check = (two: TwoInstances, page: Page) => Promise<string>;

const hold = (condition: unknown, problem: string) => {
  if (!condition) throw new Error(problem);
};
const sender = `two-${randomUUID()}@example.com`;

/** Signs in through the balancer; the session is then valid on both instances. */
const signIn: Check = async (two, page) => {
  const service = createScriptSupabaseClient(two.env);
  const account = { email: `admin-${randomUUID()}@example.com`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role: 'admin' }).eq('user_id', data.user.id).throwOnError();
  await page.goto(`${two.url}/en/auth`);
  await page.locator('#sign-in-identifier').fill(account.email);
  await page.locator('#sign-in-password').fill(account.password);
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
  await page.waitForURL(/\/en\/admin\//);
  for (const { url } of [two.a, two.b]) {
    const response = await page.goto(`${url}/en/admin/team`);
    hold(response?.status() === 200 && page.url().endsWith('/en/admin/team'), `signed out on ${url}: ${page.url()}`);
    hold(await page.getByText(account.email).first().isVisible(), `the team page of ${url} does not show the account`);
  }
  return 'signed in through both, one session on each';
};

/** Sends the contact form through the balancer: stored once, in the inbox of both instances. */
const form: Check = async (two, page) => {
  await page.goto(`${two.url}/en/contact#form`);
  await page.locator('#fullName').fill('Two Instances');
  await page.locator('#email').fill(sender);
  await page.locator('#topic').selectOption('feeding');
  await page.locator('#message').fill('One message, seen on both.');
  await page.locator('#agreeToPrivacy').check();
  await page.locator('main form[data-form] button[type=submit]').click();
  const stored = async () =>
    (await createScriptSupabaseClient(two.env).from('contact_messages').select('id').eq('email', sender).throwOnError())
      .data;
  for (let tries = 0; tries < 100 && (await stored()).length === 0; tries++) await page.waitForTimeout(100);
  hold((await stored()).length === 1, `${(await stored()).length} rows stored`);
  for (const { url } of [two.a, two.b]) {
    await page.goto(`${url}/en/admin/leads`);
    hold((await page.content()).includes('Two Instances'), `not in the inbox of ${url}`);
  }
  return 'stored once, in the inbox of both';
};

/** Opens tabs whose page, code and forms come from either instance: every form is stored once. */
const tabs: Check = async (two, page) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const senders: string[] = [];
  const email = () => {
    senders.push(`tab-${randomUUID()}@example.com`);
    return senders.at(-1) as string;
  };
  const results: string[] = [];
  // The balancer goes round: what one instance responds the first time, the other responds the second time.
  for (let round = 0; round < 2; round++)
    for (const { name, finish } of await openTabs(browser, two.url, email))
      results.push(
        await finish().catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`);
        }),
      );
  const service = createScriptSupabaseClient(two.env);
  const rows = async (table: 'contact_messages' | 'newsletter_subscribers') =>
    (await service.from(table).select('email').in('email', senders).throwOnError()).data.map((row) => row.email);
  const stored = [...(await rows('contact_messages')), ...(await rows('newsletter_subscribers'))];
  hold(stored.sort().join() === senders.sort().join(), `${stored.length} rows of ${senders.length} senders`);
  return `${stored.length} forms, each stored once (${[...new Set(results)].join('; ')})`;
};

/** Edits a store on A: B shows the new name in its next response when they share a cache. */
const storeEdit: Check = async (two, page) => {
  const service = createScriptSupabaseClient(two.env);
  const { data } = await service.from('stores').select('id, name').eq('visible', true).limit(1).single().throwOnError();
  const name = `Shop ${randomUUID().slice(0, 8)}`;
  const html = async (url: string) => (await fetch(`${url}/en/store-locator`)).text();
  const refresh = { method: 'POST', headers: { authorization: `Bearer ${two.env.SUPABASE_SECRET_KEY}` } };
  await fetch(`${two.b.url}/api/revalidate`, refresh);
  for (const { url } of [two.a, two.b])
    hold((await html(url)).includes(data.name), `${url} does not show ${data.name}`);
  await page.goto(`${two.a.url}/en/admin/stores/${data.id}`);
  await page.locator('#name').fill(name);
  await page.locator('form:has(#name) button[type=submit]').click();
  const saved = async () =>
    (await service.from('stores').select('name').eq('id', data.id).single()).data?.name === name;
  for (let tries = 0; tries < 100 && !(await saved()); tries++) await page.waitForTimeout(100);
  hold(await saved(), 'the edit was not stored');
  if (!two.redis) return 'SKIPPED the other instance: no redis-server on this machine, it follows within five minutes';
  const start = performance.now();
  while (!(await html(two.b.url)).includes(name)) {
    hold(performance.now() - start < 5000, 'B still shows the old name after 5 s');
    await page.waitForTimeout(50);
  }
  const took = Math.round(performance.now() - start);
  hold((await html(two.a.url)).includes(name), 'A itself shows the old name');
  return `edited on A, shown by B after ${took} ms`;
};

/** Stops A while visitors read through the balancer: no request fails. */
const oneLeaves: Check = async (two) => {
  const statuses: number[] = [];
  let reading = true;
  const read = async () => {
    for (let page = 0; reading; page++) {
      const path = ['/en/about', '/en/nowhere', '/en/store-locator', '/api/health/live'][page % 4] ?? '/';
      const { status } = await fetch(`${two.url}${path}`).catch(() => ({ status: 0 }));
      statuses.push(status === 404 && path === '/en/nowhere' ? 200 : status);
    }
  };
  const readers = Promise.all(Array.from({ length: 8 }, read));
  while (statuses.length < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  two.a.child.kill('SIGTERM');
  const code = await waitForProcessExit(two.a.child);
  const before = statuses.length;
  while (statuses.length < before + 200) await new Promise((resolve) => setTimeout(resolve, 20));
  reading = false;
  await readers;
  const failed = statuses.filter((status) => status !== 200);
  hold(code === 0, `A ended with code ${code}`);
  hold(failed.length === 0, `${failed.length} of ${statuses.length} answers failed: ${[...new Set(failed)]}`);
  return `A ended with code 0; ${statuses.length} answers, none failed`;
};

export const multiInstanceChecks: [name: string, check: Check][] = [
  ['sign-in', signIn],
  ['form', form],
  ['tabs of both', tabs],
  ['store edit', storeEdit],
  ['one instance leaves', oneLeaves],
];
