import { redirect } from 'next/navigation';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';

export default async function DashboardRedirect() {
  await requireStaffWithRole(...rolesByPermission.dashboard);
  redirect(localePath(await currentLocale(), staffPaths.admin));
}
