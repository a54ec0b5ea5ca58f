import { expect, it } from 'vitest';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';

const GET = createLocalizedGetHandler((locale) => new Response(locale));
const get = (locale: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ locale }) });

it('responds in a language of the site, and 404 in any other', async () => {
  expect(await (await get('lv')).text()).toBe('lv');
  for (const locale of ['de', 'el', 'toString', '']) expect((await get(locale)).status).toBe(404);
});
