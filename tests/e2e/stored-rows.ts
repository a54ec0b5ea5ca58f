import { backEnd } from './back-end';

type FormTable = 'partnership_applications' | 'export_enquiries' | 'contact_messages' | 'newsletter_subscribers';

/** Returns what the tested site has stored from a sender. */
export async function storedRows(table: FormTable, email: string): Promise<Record<string, unknown>[]> {
  return (await backEnd().from(table).select().eq('email', email).throwOnError()).data;
}
