import type { Database } from '@/lib/supabase/database.types';
import type { LeadKind } from './kinds';

type Tables = Database['public']['Tables'];
/** The stored row of a lead of each kind. */
export type LeadRows = {
  partnership: Tables['partnership_applications']['Row'];
  export: Tables['export_enquiries']['Row'];
  contact: Tables['contact_messages']['Row'];
};

/** The person and the business behind a lead; the business is empty if none was given. */
export function leadSender(row: LeadRows[LeadKind]): { name: string; company: string } {
  return {
    name: 'contact_name' in row ? row.contact_name : row.full_name,
    company: 'company_name' in row ? row.company_name : 'business_name' in row ? row.business_name : '',
  };
}
