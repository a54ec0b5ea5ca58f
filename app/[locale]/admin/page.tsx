import { redirect } from 'next/navigation';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { staffPaths } from '@/lib/site-paths';

export default async function AdminPage() {
  await requireStaff(...permissions.dashboard);
  redirect(localePath(await currentLocale(), staffPaths.admin));
}
