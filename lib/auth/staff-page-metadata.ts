import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';
import { type Permission, rolesByPermission } from './permissions';
import { getRejectedForm } from './rejected-form';
import { checkStaffAccess, readSession } from './require-staff';

/** Metadata of the page that is shown to roles that may not see the requested one. */
export async function createForbiddenPageMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('forbidden'), robots: { index: false }, referrer: 'same-origin' };
}

/**
 * Metadata of a staff page by the message key of its title, or by a function that makes it. Next.js shows that of the
 * requested page also around the 403 page and that of a rejected form, so whoever gets one gets its title here.
 */
export async function createStaffPageMetadata(
  permission: Permission,
  title: Parameters<typeof createUnindexedPageMetadata>[0] | (() => Promise<Metadata>),
): Promise<Metadata> {
  if (await getRejectedForm()) return createUnindexedPageMetadata('staffArea.notSaved');
  const access = checkStaffAccess(await readSession(), rolesByPermission[permission]);
  if ('reason' in access && access.reason === 'role') return createForbiddenPageMetadata();
  return typeof title === 'string' ? createUnindexedPageMetadata(title) : title();
}
