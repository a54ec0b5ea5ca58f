'use client';

import { ActionAlert } from '@/components/forms/action-alert';
import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { LeadField, saveLead } from '@/lib/leads/save-action';
import type { Choice } from './bulk-bar';

// What a refused save holds is drawn as if it had been there from the beginning.
const unsaved = (draft: Partial<Record<LeadField, string>>, now: Props['values']) =>
  Boolean(draft.note) || draft.status !== now.status || draft.assignee !== now.assignee;

type Props = {
  action: typeof saveLead;
  locale: string;
  values: { lead: string; status: string; assignee: string };
  statuses: Choice[];
  people: Choice[];
  labels: Record<'status' | 'assignee' | 'note' | 'noteHint' | 'save' | 'saving', string>;
};

/** What somebody decides about a lead. After a refused save the form holds what was typed, and beside it what holds now. */
export function LeadForm({ action, locale, values: first, statuses, people, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const refused = result && !result.ok ? result : null;
  const values: Partial<Record<LeadField, string>> = refused?.values ?? first;
  const select = (name: 'status' | 'assignee', options: Choice[]) => (
    <Field id={`lead-${name}`} label={labels[name]} error={refused?.fields?.[name]}>
      {(control) => (
        // The key draws it anew: React keeps what a control shows when only its default changes.
        <Select {...control} key={values[name]} name={name} defaultValue={values[name]}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <form
      action={submit}
      data-unsaved={refused && unsaved(values, first) ? '' : undefined}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="lead" value={values.lead ?? first.lead} />
      <input type="hidden" name="seenStatus" value={values.seenStatus ?? first.status} />
      <input type="hidden" name="seenAssignee" value={values.seenAssignee ?? first.assignee} />
      <ActionAlert result={result} />
      {select('status', statuses)}
      {select('assignee', people)}
      <Field id="lead-note" label={labels.note} hint={labels.noteHint}>
        {(control) => (
          <Textarea {...control} key={values.note} name="note" rows={4} maxLength={10_000} defaultValue={values.note} />
        )}
      </Field>
      <Button type="submit" disabled={pending} className="self-start">
        {pending ? labels.saving : labels.save}
      </Button>
    </form>
  );
}
