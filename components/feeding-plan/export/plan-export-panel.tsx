'use client';

import { useId, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { buildPdfFormData } from '@/lib/feeding-plan/build-pdf-form-data';
import type { PlanEmailPost, PlanExportProps } from './export-types';
import { PlanEmailForm } from './plan-email-form';
import { PlanPdfLink } from './plan-pdf-link';

type Props = PlanExportProps & { answers: string; post: PlanEmailPost | null };

/** Ways to keep a plan that the server makes: a PDF, a calendar file and a mail. Each works without scripts. */
export function PlanExportPanel({ answers, post, locale, hrefs, actions, messages }: Props) {
  const id = useId();
  const [start, setStart] = useState('');
  const calendar = `${hrefs.calendar}?${answers}${start && `&start=${start}`}`;
  return (
    <div className="grid gap-3">
      <PlanPdfLink
        href={`${hrefs.pdf}?${answers}`}
        load={() => actions.download(buildPdfFormData(answers, locale))}
        messages={messages.pdf}
      />
      <div className="mt-3 grid gap-1.5 noscript:hidden">
        <label htmlFor={`${id}-start`}>{messages.calendar.startLabel}</label>
        <input id={`${id}-start`} type="date" value={start} onChange={({ target }) => setStart(target.value)} />
      </div>
      <a href={calendar} download rel="nofollow" className={buttonVariants({ variant: 'outline' })}>
        {messages.calendar.button}
      </a>
      <PlanEmailForm answers={answers} locale={locale} post={post} action={actions.mail} messages={messages.mail} />
    </div>
  );
}
