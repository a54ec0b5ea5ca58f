import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import maps from '@/components/admin/dashboard/lead-map.json' with { type: 'json' };
import { wizardAnswersToParams } from '@/lib/feeding/answers';
import { axNode, screenshotColourCount } from './assistive-technology';
import { colourViolations, violations } from './axe';
import { backEnd } from './back-end';
import { holdRequests } from './hold-requests';
import { staffMessagesOf } from './messages';
import { sampleDog } from './sample-dog';
import { insertContactMessages, openAsStaff } from './staff-leads';

const { audit, dashboard, outboxAdmin, subscribersAdmin } = staffMessagesOf('en');
const plan = wizardAnswersToParams(sampleDog).toString();

test('an enquiry appears on the map and a plan among the plans; dashboard and speed pass axe in both themes', async ({
  page,
  request,
}) => {
  const service = backEnd();
  const enquiry = {
    submission_key: randomUUID(),
    locale: 'lv' as const,
    business_category: 'distributor' as const,
    company_name: 'Draugs SIA',
    contact_name: 'Anna Bērziņa',
    email: `${randomUUID()}@example.com`,
    country: 'NZ',
    interested_products: ['completeMeals' as const],
    estimated_volume: 'medium' as const,
    consent_version: 'test',
  };
  await service.from('export_enquiries').insert(enquiry).throwOnError();
  const count = { locale: 'lv', page: 'faq', metric: 'LCP', step: 4, visits: 3 };
  await service.rpc('record_vitals', { counts: [count] }).throwOnError();
  const planCount = async () =>
    Number((await line.count()) > 0 && (await line.getByRole('cell').first().textContent()));
  const line = page.locator('div:has(> #plans)').getByRole('row').filter({ hasText: 'Latviešu' });

  await openAsStaff(page, '/en/admin/dashboard', 'admin');
  await expect(page.locator('#plans')).toHaveText(dashboard.plans);
  const before = await planCount();
  for (const file of ['plan.ics', 'plan.pdf'])
    expect((await request.get(`/lv/feeding-plan/${file}?${plan}`)).status()).toBe(200);
  await expect(async () => {
    await page.reload();
    expect(await planCount()).toBe(before + 2);
  }).toPass({ timeout: 20_000 });

  const countries = page.locator('div:has(> #countries)');
  const enquiryCount = await countries
    .getByRole('row')
    .filter({ hasText: 'New Zealand' })
    .getByRole('cell')
    .first()
    .textContent();
  await expect(
    countries
      .locator('svg')
      .last()
      .getByText(enquiryCount?.trim() ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/en/admin/dashboard', '/en/admin/speed']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(page)).toEqual([]);
  }
});

test('charts have a name, their numbers as a table, and bars in forced colours', async ({ page }) => {
  await insertContactMessages(2, 'Chart');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openAsStaff(page, '/en/admin/dashboard', 'admin');
  const figures = page.locator('main figure');
  await expect(figures.first()).toBeVisible();
  for (const figure of await figures.all()) {
    const { role, name } = await axNode(figure);
    expect(role).toBe('figure');
    expect(name).not.toBe('');
    const picture = figure.locator('svg').first();
    await picture.scrollIntoViewIfNeeded();
    expect(await screenshotColourCount(picture), name).toBeGreaterThan(1);
  }
  const weeks = page.locator('main figure', { has: page.getByText(dashboard.asTable, { exact: true }) }).first();
  await weeks.getByText(dashboard.asTable, { exact: true }).click();
  const numbers = await weeks.getByRole('cell').allTextContents();
  expect(numbers.map(Number).reduce((sum, number) => sum + number, 0)).toBeGreaterThanOrEqual(2);
});

test('the charts show the numbers of their tables: bars by week, and countries on the maps', async ({ page }) => {
  await insertContactMessages(3, 'Bars');
  const enquiries = ['LV', 'LV', 'FR'].map((country) => ({
    submission_key: randomUUID(),
    locale: 'lv' as const,
    business_category: 'distributor' as const,
    company_name: 'Draugs SIA',
    contact_name: 'Anna Bērziņa',
    email: `${randomUUID()}@example.com`,
    country,
    interested_products: ['completeMeals' as const],
    estimated_volume: 'medium' as const,
    consent_version: 'test',
  }));
  await backEnd().from('export_enquiries').insert(enquiries).throwOnError();
  await openAsStaff(page, '/en/admin/dashboard', 'admin');
  const charts = page.locator('main figure', { has: page.getByText(dashboard.asTable, { exact: true }) });
  await expect(charts.first()).toBeVisible();
  for (const chart of await charts.all()) {
    await chart.getByText(dashboard.asTable, { exact: true }).click();
    const { bars, rows } = await chart.evaluate((figure) => {
      const labels = [...figure.querySelectorAll('svg g')].map((tick) => ({
        value: Number(tick.textContent),
        y: Number(tick.querySelector('line')?.getAttribute('y1')),
      }));
      const [low, high] = [labels.at(0), labels.at(-1)];
      if (!low || !high) throw new Error('the axis has no labels');
      // How many leads a pixel of height is, as somebody reads it from the axis.
      const scale = (high.value - low.value) / (low.y - high.y);
      const columns = figure.querySelectorAll('thead th').length - 2;
      return {
        bars: Array.from({ length: columns }, (_, column) =>
          [...figure.querySelectorAll(`svg rect[data-series="${column + 1}"]`)].map((bar) =>
            Math.round(Number(bar.getAttribute('height')) * scale),
          ),
        ),
        rows: [...figure.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent)),
        ),
      };
    });
    expect(bars.flat().some(Boolean)).toBe(true);
    // The table has the newest week first, and the total last.
    const weeks = rows.toReversed();
    expect(bars).toEqual(bars.map((_, series) => weeks.map((week) => week[series])));
    for (const week of weeks) expect(week.at(-1)).toBe(week.slice(0, -1).reduce((sum, number) => sum + number, 0));
  }

  const countries = page.locator('div:has(> #countries)');
  const listed = await countries.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => row.querySelector('a'))
      .map((row) => ({
        country: new URL(row.querySelector('a')?.href ?? '').searchParams.get('country') ?? '',
        leads: Number(row.querySelector('td')?.textContent),
      })),
  );
  expect(listed.find(({ country }) => country === 'LV')?.leads).toBeGreaterThanOrEqual(2);
  for (const [map, svg] of [
    [maps.europe, countries.locator('figure svg').first()],
    [maps.world, countries.locator('figure svg').last()],
  ] as const) {
    const shapes: Record<string, { at?: { x: number; y: number } }> = map.countries;
    const expected = listed.flatMap(({ country, leads }) => {
      const at = shapes[country]?.at;
      return at ? [`${at.x} ${at.y}: ${leads}`] : [];
    });
    const shown = await svg
      .locator('text')
      .evaluateAll((labels) =>
        labels.map((label) => `${label.getAttribute('x')} ${label.getAttribute('y')}: ${label.textContent}`),
      );
    expect(shown.sort()).toEqual(expected.sort());
    // The shapes come from a file: what has leads is drawn, with a size.
    for (const shape of await svg.locator('use[href$="#FR"], use[href$="#LV"]').all())
      expect(await shape.evaluate((use) => (use as SVGUseElement).getBBox().width)).toBeGreaterThan(0);
    await expect(svg.locator('use[href$="#FR"], use[href$="#LV"]')).toHaveCount(2);
  }
});

test('a person is erased from the list of subscribers, with all submissions', async ({ page }) => {
  const service = backEnd();
  // Forms accept addresses in any script.
  const email = `άννα-${randomUUID()}@παράδειγμα.gr`;
  await service
    .from('newsletter_subscribers')
    .insert({ email, locale: 'lv', status: 'confirmed', consent_version: 'test' })
    .throwOnError();
  const message = {
    submission_key: randomUUID(),
    locale: 'lv' as const,
    full_name: 'Anna Bērziņa',
    email,
    topic: 'feeding' as const,
    message: 'Labdien!',
    agree_to_privacy: true,
    consent_version: 'test',
  };
  await service.from('contact_messages').insert(message).throwOnError();
  await openAsStaff(page, `/en/admin/subscribers?q=${encodeURIComponent(email)}`, 'admin');
  await page.getByRole('link', { name: subscribersAdmin.eraseOf.replace('{email}', email) }).click();
  await expect(page.locator('h1')).toHaveText(subscribersAdmin.eraseTitle);
  await page.getByRole('button', { name: subscribersAdmin.confirm }).click();
  await expect(page.getByText(/^\d+ records erased\.$/)).toBeVisible();
  for (const table of ['newsletter_subscribers', 'contact_messages'] as const)
    expect((await service.from(table).select('email').eq('email', email).throwOnError()).data).toEqual([]);
  await page.goto(`/en/admin/subscribers?q=${encodeURIComponent(email)}&page=9`);
  await expect(page).toHaveURL(/&page=1$/);
  await expect(page.getByText(subscribersAdmin.empty)).toBeVisible();
  const { data } = await service.from('audit_log').select('details').eq('action', 'erase person').throwOnError();
  expect(data.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toContain(email);
});

test('an unsubscription by telephone is recorded, and found in the change log', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  const row = { email, locale: 'lv' as const, status: 'confirmed' as const, consent_version: 'test' };
  await backEnd().from('newsletter_subscribers').insert(row).throwOnError();
  await openAsStaff(page, `/en/admin/subscribers?q=${encodeURIComponent(email)}`, 'admin');
  await expect(page.getByRole('link', { name: subscribersAdmin.exportConfirmed })).toHaveAttribute('href', /status=$/);
  await page.getByRole('link', { name: subscribersAdmin.unsubscribeOf.replace('{email}', email) }).click();
  await expect(page.locator('h1')).toHaveText(subscribersAdmin.unsubscribeTitle);
  await page.getByRole('button', { name: subscribersAdmin.unsubscribeConfirm }).click();
  await expect(page.locator('main [role=status]')).toContainText(
    subscribersAdmin.unsubscribed.replace('{email}', email),
  );
  await page.goto('/en/admin/audit');
  await page.locator('#kind').selectOption(audit.actions.unsubscribe);
  await page.getByRole('button', { name: audit.show, exact: true }).click();
  await expect(page).toHaveURL(/\/audit\?.*kind=unsubscribe/);
  await expect(page.locator('#kind')).toHaveValue('unsubscribe');
  await expect(page.locator('tbody tr').first()).toContainText(audit.actions.unsubscribe);
  await expect(page.locator('tbody')).not.toContainText(audit.actions.update);
  await page.getByRole('link', { name: audit.reset }).click();
  await expect(page).toHaveURL('/en/admin/audit');
});

/** Queues an email that a mail server has rejected for good; returns its recipient. */
async function insertFailedMail(): Promise<string> {
  const recipient = `${randomUUID()}@example.com`;
  const failed = { kind: 'plan', locale: 'lv' as const, status: 'failed' as const, last_error: '550 no such mailbox' };
  await backEnd()
    .from('outbox')
    .insert({ ...failed, unique_key: randomUUID(), recipient })
    .throwOnError();
  return recipient;
}

test('a permanently failed mail is found from the dashboard and dismissed', async ({ page }) => {
  const recipient = await insertFailedMail();
  await openAsStaff(page, '/en/admin/dashboard', 'admin');
  await page.getByRole('link', { name: dashboard.mailFailedList }).click();
  const row = page.getByRole('row').filter({ hasText: recipient });
  await expect(row).toContainText('550 no such mailbox');
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: outboxAdmin.dismissOf.replace('{to}', recipient) }).click();
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('main').getByText(outboxAdmin.dismissed)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(outboxAdmin.dismissed);
  const { data } = await backEnd().from('outbox').select('status').eq('recipient', recipient).single().throwOnError();
  expect(data.status).toBe('cancelled');
});

test('the result of one email leaves the focus in the row of another', async ({ page }) => {
  const recipients = [await insertFailedMail(), await insertFailedMail()];
  await openAsStaff(page, '/en/admin/outbox?status=failed', 'admin');
  const [dismissed, other] = recipients.map((recipient) => page.getByRole('row').filter({ hasText: recipient }));
  const respond = await holdRequests(page, '**/*', (route) => route.request().method() === 'POST');
  await dismissed?.getByRole('button', { name: outboxAdmin.dismiss }).click();
  // No button takes the focus meanwhile, so a cell of the other row stands for what is in it.
  await other
    ?.getByRole('cell')
    .last()
    .evaluate((cell) => {
      cell.tabIndex = -1;
      cell.focus();
    });
  respond();
  await expect(page.locator('[data-sonner-toast]')).toContainText(outboxAdmin.dismissed, { timeout: 20_000 });
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.locator('tr:focus-within')).toContainText(recipients[1] ?? '');
  // The toast repeats what stands above the list.
  await expect(page.locator('main').getByText(outboxAdmin.dismissed).first()).toBeVisible();
  await backEnd().from('outbox').update({ status: 'cancelled' }).in('recipient', recipients).throwOnError();
});

test('without JavaScript sending an email again is confirmed above the list', async ({ browser }) => {
  const recipient = await insertFailedMail();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openAsStaff(page, '/en/admin/outbox?status=failed', 'admin');
  await page.getByRole('button', { name: outboxAdmin.retryOf.replace('{to}', recipient) }).click();
  await expect(page.locator('main').getByText(outboxAdmin.retried)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/status=failed/);
  await context.close();
  await backEnd().from('outbox').update({ status: 'cancelled' }).eq('recipient', recipient).throwOnError();
});

test('an email whose outcome is in doubt is shown as perhaps sent', async ({ page }) => {
  const recipient = `${randomUUID()}@example.com`;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await backEnd()
    .from('outbox')
    .insert({ kind: 'plan', locale: 'lv', doubts: 1, next_attempt_at: later, unique_key: randomUUID(), recipient })
    .throwOnError();
  await openAsStaff(page, `/en/admin/outbox`, 'admin');
  await expect(page.getByRole('row').filter({ hasText: recipient })).toContainText(outboxAdmin.perhapsSent);
  await page.goto('/en/admin/dashboard');
  await expect(page.getByText(/emails? may have been sent: the mail server did not confirm it/)).toBeVisible();
  await backEnd().from('outbox').update({ status: 'cancelled' }).eq('recipient', recipient).throwOnError();
});

test('all emails that a mail server rejected are sent again at once, and the page reports how many', async ({
  page,
}) => {
  const recipient = `${randomUUID()}@example.com`;
  const rejected = { kind: 'plan', locale: 'lv' as const, status: 'failed' as const, last_error: '554 5.7.1 denied' };
  await backEnd()
    .from('outbox')
    .insert({ ...rejected, problem: 'relay', unique_key: randomUUID(), recipient })
    .throwOnError();
  await openAsStaff(page, '/en/admin/outbox', 'admin');
  await expect(page.getByRole('listitem').filter({ hasText: outboxAdmin.problems.relay })).toBeVisible();
  await page.getByRole('button', { name: outboxAdmin.retryAll }).click();
  await expect(page.getByText(/^(One email is|\d+ emails are) being sent again\.$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: outboxAdmin.retryAll })).toHaveCount(0);
  // The worker may have tried it again by now: the row has nothing to render, which is another problem.
  const { data } = await backEnd().from('outbox').select('problem').eq('recipient', recipient).single();
  expect([null, 'other']).toContain(data?.problem);
  await backEnd().from('outbox').update({ status: 'cancelled' }).eq('recipient', recipient).throwOnError();
});
