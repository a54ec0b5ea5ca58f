'use server';

import type { FormResult } from '@/lib/forms/form-values';
import { contactSchema } from './contact-schema';
import { exportSchema } from './export-schema';
import { insertContactMessage, insertExportEnquiry, insertPartnership } from './insert';
import { partnershipSchema } from './partnership-schema';
import { submitLead } from './submit';

/** Stores a retailer application once; see `submitLead`. */
export async function submitPartnership(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'partnership', failure: 'partnership.failure.text', schema: partnershipSchema, store: insertPartnership },
    data,
  );
}

/** Stores an export enquiry once; see `submitLead`. */
export async function submitExportEnquiry(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'export', failure: 'exportEnquiry.failure.text', schema: exportSchema, store: insertExportEnquiry },
    data,
  );
}

/** Stores a contact message once; see `submitLead`. */
export async function submitContactMessage(_previous: unknown, data: FormData): Promise<FormResult> {
  return submitLead(
    { kind: 'contact', failure: 'contactForm.failure.text', schema: contactSchema, store: insertContactMessage },
    data,
  );
}
