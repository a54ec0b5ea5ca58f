'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { buildPdfFormData } from '@/lib/feeding-plan/build-pdf-form-data';
import type { PlanEmailPost, PlanExportProps } from './export-types';
import { PlanExportPanel } from './plan-export-panel';
import { PlanPdfLink } from './plan-pdf-link';

const Context = createContext<PlanExportProps | null>(null);

/** Carries the wizard's action to the form of the email. */
export const PlanEmailPostContext = createContext<PlanEmailPost | null>(null);

/** Carries what the server knows past the wizard to its result. */
export function PlanExportProvider({ value, children }: { value: PlanExportProps; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The PDF, the calendar and the mail of the plan with these answers; nothing outside a provider. */
export function PlanExportPanelFromContext({ answers }: { answers: string }) {
  const value = useContext(Context);
  const post = useContext(PlanEmailPostContext);
  return value && <PlanExportPanel {...value} post={post} answers={answers} />;
}

/** The vet summary, where these answers allow no plan; nothing outside a provider. */
export function VetSummaryDownload({ answers }: { answers: string }) {
  const value = useContext(Context);
  if (!value) return null;
  const { hrefs, actions, locale, messages } = value;
  const labels = { ...messages.pdf, button: messages.pdf.vetButton };
  return (
    <PlanPdfLink
      href={`${hrefs.pdf}?${answers}`}
      load={() => actions.download(buildPdfFormData(answers, locale))}
      messages={labels}
    />
  );
}
