/** What visitors send: retailer applications, export enquiries, messages. */
export const leadKinds = ['partnership', 'export', 'contact'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The table of each kind; the three share the columns that the inbox uses. */
export const leadTables = {
  partnership: 'partnership_applications',
  export: 'export_enquiries',
  contact: 'contact_messages',
} as const satisfies Record<LeadKind, string>;

/** The statuses of a lead. */
export const leadStatuses = ['new', 'in_progress', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
