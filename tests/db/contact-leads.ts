import type { LeadStatus } from '@/lib/leads/lead';
import { callers, contactMessage, service } from './context';

type Change = { status?: LeadStatus; assignee?: string | null };

/** Inserts a new contact message. */
export async function insertSampleMessage(change: object = {}) {
  const row = { ...contactMessage(), ...change };
  return (await service.from('contact_messages').insert(row).select().single().throwOnError()).data;
}
/** Returns the stored message. */
export const readContactMessage = async (id: string) =>
  (await service.from('contact_messages').select().eq('id', id).single().throwOnError()).data;
/** Returns the notes of a message, oldest first. */
export const notesOf = async (id: string) =>
  (await callers.sales.from('lead_notes').select().eq('lead_id', id).order('created_at').throwOnError()).data;
/** Saves a message as a member of sales. */
export const saveContactMessage = (
  lead: { id: string; version: number },
  { status = 'new', assignee = null }: Change,
  note?: string,
) =>
  callers.sales.rpc('save_lead', {
    kind: 'contact',
    lead: lead.id,
    base_version: lead.version,
    new_status: status,
    new_assignee: assignee,
    note,
  });
