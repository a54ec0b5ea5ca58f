import { randomUUID } from 'node:crypto';
import { searchPagePath, sitePaths, staffPaths } from '@/lib/config/site-paths';
import { blogCategoryPath } from '@/lib/content/blog-list-pages';
import { backEnd } from './back-end';
import { firstOf } from './staff-leads';

/** Site paths of every kind of public page. */
export const publicPaths = [
  ...new Set(Object.values(sitePaths)),
  searchPagePath,
  '/products/beef-dinner',
  '/products/super-puppies',
  '/products/cats/raw-hunter',
  '/blog/bones',
  '/blog/raw-hygiene-at-home',
  blogCategoryPath('feeding'),
  '/auth',
  '/auth/forgotten',
  '/auth/code',
  '/auth/confirm?token_hash=abcdef&type=recovery',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/no-such-page',
];

/** Site paths of every kind of staff page; the page of a lead is that of the given one. */
export async function staffPagePaths(lead: { id: string }): Promise<string[]> {
  const { data } = await backEnd().from('stores').select('id').limit(1).throwOnError();
  const { data: subscriber } = await backEnd()
    .from('newsletter_subscribers')
    .insert({ email: `${randomUUID()}@example.com`, locale: 'lv', status: 'confirmed', consent_version: 'test' })
    .select('id')
    .single()
    .throwOnError();
  const file = `price-lists/page-${Date.now()}.pdf`;
  const pdf = Buffer.from('%PDF-1.7\n');
  await backEnd().storage.from('staff-files').upload(file, pdf, { contentType: 'application/pdf' });
  return [
    ...Object.values(staffPaths).filter((path) => path.startsWith('/admin/')),
    ...[`${staffPaths.leads}/contact/${lead.id}`, `${staffPaths.stores}/${firstOf(data).id}`],
    `${staffPaths.media}/file?bucket=staff-files&path=${encodeURIComponent(file)}`,
    `${staffPaths.subscribers}/unsubscribe?id=${subscriber.id}`,
    ...[`${staffPaths.subscribers}/erase?email=nobody@mail.example`, `${staffPaths.stores}/import`],
  ];
}
