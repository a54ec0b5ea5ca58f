import { expect, test } from '@playwright/test';
import { sharp } from '@/lib/media/sharp';
import { account, submitSignInForm } from './accounts';
import { violations } from './axe';
import { backEnd } from './back-end';
import { staffMessagesOf } from './messages';

const gr = staffMessagesOf('gr').mediaAdmin;

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/media');
  await submitSignInForm(page, account('admin'));
  await expect(page.locator('h1')).toHaveText(gr.title);
});

const uploadForm = (page: import('@playwright/test').Page) => page.getByRole('form', { name: gr.upload.title });

test('a photo is uploaded without camera data, used in a slot, removed from it and deleted', async ({
  page,
  request,
}) => {
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b4482a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Owner' } })
    .toBuffer();
  const stem = `foto-${Date.now()}`;
  await page.locator('#files').setInputFiles([
    { name: `${stem}.jpg`, mimeType: 'image/jpeg', buffer: photo },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await page.getByRole('button', { name: gr.upload.start }).click();
  await expect(uploadForm(page)).toContainText(gr.upload.done.replace('{name}', `${stem}.webp`));
  await expect(uploadForm(page)).toContainText(gr.upload.refused.kind);

  await page.locator('#q').fill(stem);
  await page.locator('#q').press('Enter');
  await page.getByRole('link', { name: `${stem}.webp` }).click();
  await expect(page.locator('h1')).toHaveText(`${stem}.webp`);
  const fileUrl = `/api/files/photos/${stem}.webp`;
  const stored = await request.get(fileUrl);
  expect(stored.headers()['content-type']).toBe('image/webp');
  expect((await stored.body()).toString('latin1')).not.toContain('Secret Owner');

  // A scene that no other test uses.
  await page.locator('#slot').selectOption('section/exports');
  await page.getByRole('button', { name: gr.file.use, exact: true }).click();
  await expect(page.getByText(gr.slotFilled.replace('{slot}', 'section/exports'))).toBeVisible();
  await expect
    .poll(async () => (await (await request.get('/exports')).text()).includes(fileUrl), { timeout: 30_000 })
    .toBe(true);
  await page.reload();
  expect(await violations(page, ['main'])).toEqual([]);
  await page.getByText(gr.file.remove, { exact: true }).click();
  await page.getByRole('button', { name: gr.file.confirm }).click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(gr.problems.inUse);
  await page.getByRole('button', { name: gr.file.releaseSlot.replace('{slot}', 'section/exports') }).click();
  await expect(page.getByText(gr.slotEmptied.replace('{slot}', 'section/exports'))).toBeVisible();
  await page.getByRole('button', { name: gr.file.confirm }).click();
  await expect(page.getByText(gr.removed)).toBeVisible();
  expect((await request.get(fileUrl)).status()).toBe(404);
});

test('a private file opens only through its signed link, also after moving to another folder', async ({
  page,
  request,
}) => {
  await page.getByRole('link', { name: gr.buckets['staff-files'] }).click();
  await expect(page).toHaveURL(/staff-files/);
  await page.getByRole('link', { name: gr.folder['price-lists'] }).click();
  await expect(page).toHaveURL(/staff-files.*price-lists/);
  const stem = `times-${Date.now()}`;
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
  await page.locator('#files').setInputFiles({ name: `${stem}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  // If the connection is lost, the file stays selected.
  await page.route('**/api/media/upload?**', async (route) => {
    // What is chosen meanwhile would be lost.
    await expect(page.locator('#files')).toBeDisabled();
    await route.abort();
  });
  await page.getByRole('button', { name: gr.upload.start }).click();
  await expect(uploadForm(page)).toContainText(gr.upload.refused.connection);
  await expect(page.locator('#files')).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: gr.upload.start }).click();
  await page.getByRole('link', { name: `${stem}.pdf` }).click();
  await page.getByRole('button', { name: gr.file.makeLink }).click();
  const link = page.locator('a[href^="/api/files/signed/"]');
  await expect(link).toBeVisible();
  const href = (await link.getAttribute('href')) ?? '';
  expect(await (await request.get(href)).body()).toEqual(pdf);
  expect((await request.get(href.split('?')[0] ?? '')).status()).toBe(404);
  expect((await request.get(`/api/files/price-lists/${stem}.pdf`)).status()).toBe(404);

  const copy = async () => {
    await page.locator('#copy-name').fill(`${stem}-b`);
    await page.locator('#copy-folder').selectOption('other');
    await page.getByRole('button', { name: gr.file.copy, exact: true }).click();
  };
  await copy();
  await expect(page.getByText(gr.copied.replace('{name}', `other/${stem}-b.pdf`)).first()).toBeVisible();
  await copy();
  await expect(page.locator('main').getByRole('alert')).toHaveText(gr.problems.taken);
  await expect(page.locator('#copy-name')).toHaveValue(`${stem}-b`);
  await expect(page.locator('#copy-folder')).toHaveValue('other');

  await page.locator('#move-folder').selectOption('other');
  await page.getByRole('button', { name: gr.file.move, exact: true }).click();
  await expect(page.getByText(gr.moved.replace('{name}', `other/${stem}.pdf`)).first()).toBeVisible();
  expect((await request.get(href)).status()).toBe(404);
});

for (const reason of ['connection', 'failed'] as const)
  test(`files stay selected when an upload ends with '${reason}'`, async ({ page, context }) => {
    const pdf = Buffer.from('%PDF-1.7\n');
    await page.goto('/admin/media?bucket=staff-files&folder=other');
    const name = `cut-off-${Date.now()}.pdf`;
    await page.locator('#files').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
    if (reason === 'connection') await context.setOffline(true);
    // As a proxy responds while the site restarts.
    else await page.route('**/*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.getByRole('button', { name: gr.upload.start }).click();
    await expect(uploadForm(page)).toContainText(gr.upload.refused[reason]);
    await context.setOffline(false);
    await page.unrouteAll();
    await page.getByRole('button', { name: gr.upload.start }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

test('an upload needs a session, and is rejected from another site', async ({ page, request }) => {
  const target = '/api/media/upload?bucket=site-files&folder=photos&name=x.pdf';
  const signedOut = await request.post(target, { data: '%PDF-1.7', maxRedirects: 0 });
  expect([signedOut.status(), signedOut.headers().location]).toEqual([307, expect.stringContaining('/auth')]);
  const foreign = await page.request.post(target, { data: '%PDF-1.7', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status()).toBe(403);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a moved file says so on its page in the new place, and a deleted one on the list of its folder', async ({
    page,
  }) => {
    const name = `plain-${Date.now()}.pdf`;
    const pdf = Buffer.from('%PDF-1.7\n');
    await backEnd().storage.from('staff-files').upload(`price-lists/${name}`, pdf, { contentType: 'application/pdf' });
    await page.goto(`/admin/media/file?bucket=staff-files&path=price-lists%2F${name}`);
    await page.locator('#move-folder').selectOption('other');
    await page.getByRole('button', { name: gr.file.move, exact: true }).click();
    await expect(page.getByText(gr.moved.replace('{name}', `other/${name}`))).toBeVisible();
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page.locator('#move-folder')).toHaveValue('other');
    await page.getByText(gr.file.remove, { exact: true }).click();
    await page.getByRole('button', { name: gr.file.confirm }).click();
    await expect(page.getByText(gr.removed)).toBeVisible();
    await expect(page.locator('h1')).toHaveText(gr.title);
    await expect(page).toHaveURL(/bucket=staff-files&folder=other/);
  });
});
