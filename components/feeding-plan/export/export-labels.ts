import type { ReactNode } from 'react';

type ExportError = { ok: false; error: string; message: string; incident?: string };

/** What the request for the PDF answers. */
export type DownloadPlanResult = { ok: true; name: string; file: Blob } | ExportError;

/** What the request for the mail answers; `fields` maps a field to the key of its message. */
export type EmailPlanResult = { ok: true } | (ExportError & { fields?: Partial<Record<MailField, string>> });
export type MailField = 'email' | 'consent';

/**
 * What the ways to take a plan along need from the server: addresses, actions and words in the language of the page.
 */
export type PlanExportProps = {
  locale: string;
  /** Addresses that work without scripts. */
  hrefs: Record<'pdf' | 'calendar' | 'mail', string>;
  actions: {
    download: (data: FormData) => Promise<DownloadPlanResult>;
    mail: (data: FormData) => Promise<EmailPlanResult>;
  };
  messages: {
    pdf: Record<'button' | 'vetButton' | 'preparing' | 'ready' | 'failed', string>;
    calendar: Record<'button' | 'startLabel', string>;
    mail: Record<'heading' | 'text' | 'email' | 'submit' | 'submitting' | 'failure' | 'leaveEmpty', string> & {
      consent: ReactNode;
      success: { title: string; text: string };
      errors: Record<string, string>;
    };
  };
};
