import { redirect } from 'next/navigation';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { currentLocale } from '@/lib/i18n/navigation';

export default async function DashboardRedirect() {
  await requireStaff(...permissions.dashboard);
  redirect(localePath(await currentLocale(), staffPaths.admin));
}
