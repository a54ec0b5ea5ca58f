'use client';

import { TextWithIsolatedNames } from '@/components/forms/text-with-isolated-names';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { LeadEditFieldName } from '@/lib/leads/lead-conflict';
import type { updateLead } from '@/lib/leads/update-lead-action';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { type LeadFormBase, useLeadFormBaseVersion, useUnsavedChoice } from './use-lead-form-base-version';

// React renders the values of a failed save as defaults, so the browser would not report them as unsaved.
const unsaved = (draft: Partial<Record<LeadEditFieldName, string>>, now: Props['values']) =>
  Boolean(draft.note) || draft.status !== now.status || draft.assignee !== now.assignee;

type Option = { value: string; label: string };
type Props = {
  action: typeof updateLead;
  locale: string;
  values: LeadFormBase;
  /** True if the reader made the last change of the lead. */
  isOwnChange: boolean;
  statuses: Option[];
  people: Option[];
  labels: Record<'status' | 'assignee' | 'note' | 'noteHint' | 'save' | 'saving', string>;
};

/**
 * The form for a lead's status, assignee and other decisions. After a failed save it keeps the input and
 * shows the current values beside it, also where a colleague changed what was chosen differently here.
 */
export function LeadEditForm({ action, locale, values: first, isOwnChange, statuses, people, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const failure = result && !result.ok ? result : null;
  const values: Partial<Record<LeadEditFieldName, string>> = failure?.values ?? first;
  const choices = {
    status: useUnsavedChoice(values.status ?? '', result),
    assignee: useUnsavedChoice(values.assignee ?? '', result),
  };
  const unsavedFields = { status: choices.status.isUnsaved, assignee: choices.assignee.isUnsaved };
  const base = useLeadFormBaseVersion(first, result, { unsaved: unsavedFields, isOwnChange });
  const lead = failure?.values?.lead ?? base.lead;
  const select = (name: 'status' | 'assignee', options: Option[]) => (
    <Field
      id={`lead-${name}`}
      label={labels[name]}
      error={failure?.fields?.[name] && <TextWithIsolatedNames>{failure.fields[name]}</TextWithIsolatedNames>}
    >
      {(control) => (
        // The key remounts the control: React does not update a control if only its default value changes.
        <Select
          {...control}
          key={choices[name].drawn}
          name={name}
          defaultValue={choices[name].drawn}
          onChange={({ target }) => choices[name].choose(target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value} lang={languageOfScript(label)}>
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
      data-unsaved={failure && unsaved(values, first) ? '' : undefined}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name={actionNameField} value="updateLead" />
      <input type="hidden" name="locale" value={locale} />
      {/* What the input is based on. No `type=hidden`: a page that renews itself keeps it with the input. */}
      <input key={`lead ${lead}`} hidden name="lead" defaultValue={lead} />
      <input
        key={`seenStatus ${values.seenStatus ?? base.status}`}
        hidden
        name="seenStatus"
        defaultValue={values.seenStatus ?? base.status}
      />
      <input
        key={`seenAssignee ${values.seenAssignee ?? base.assignee}`}
        hidden
        name="seenAssignee"
        defaultValue={values.seenAssignee ?? base.assignee}
      />
      <ActionResultAlert result={result} />
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
