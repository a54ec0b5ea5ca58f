import type { ReactNode } from 'react';
import type { ToastLabels } from '@/components/forms/focus-or-announce-result-message';

type ExportError = { ok: false; error: string; message: string; incident?: string };

/** The result of the request for the PDF. */
export type DownloadPlanResult = { ok: true; name: string; file: Blob } | ExportError;

/** The result of the request for the email; `fields` maps a field to the key of its message. */
export type EmailPlanResult = { ok: true } | (ExportError & { fields?: Partial<Record<PlanEmailFieldName, string>> });
export type PlanEmailFieldName = 'email' | 'consent';

/** A request for the email that the browser posted itself: what was entered, and why nothing was sent. */
export type RejectedPlanEmail = { email: string; consent: boolean; result: EmailPlanResult };

/** Where 'E-mail me the plan' goes without scripts: to the action that renders the plan, which returns with it. */
export type PlanEmailPost = { formAction: (data: FormData) => void; actionName: string; rejected?: RejectedPlanEmail };

/**
 * What the export of a plan needs from the server: URLs, actions and labels in the language of the page.
 */
export type PlanExportProps = {
  locale: string;
  /** URLs that work without scripts. */
  hrefs: Record<'pdf' | 'calendar', string>;
  actions: {
    download: (data: FormData) => Promise<DownloadPlanResult>;
    mail: (data: FormData) => Promise<EmailPlanResult>;
  };
  messages: {
    pdf: Record<'button' | 'vetButton' | 'preparing' | 'ready' | 'failed', string>;
    calendar: Record<'button' | 'startLabel', string>;
    mail: Record<'heading' | 'text' | 'email' | 'submit' | 'submitting' | 'failure' | 'leaveEmpty', string> & {
      noticeLabels: ToastLabels;
      consent: ReactNode;
      success: { title: string; text: string };
      /** Shown when a new release made the page reload. */
      renewed: { title: string; text: string };
      errors: Record<string, string>;
    };
  };
};
