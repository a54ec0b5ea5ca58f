import 'server-only';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import type { StoreFormValues } from './parse-store-form';

/**
 * The store details in a partnership application. Null if there is no such application or this member may not read
 * it.
 */
export async function fetchStorePrefillFromApplication(id: string): Promise<Partial<StoreFormValues> | null> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const { data, error } = await supabase
    .from('partnership_applications')
    .select('business_name, business_type, phone, location')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`application cannot be read: ${error.code}`, { cause: error });
  // A store's page dials one number; an application may contain two.
  const phone = data?.phone.split(', ')[0];
  return data && { name: data.business_name, kind: data.business_type, phone, city: data.location };
}
