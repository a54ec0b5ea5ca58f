'use client';

import { useState } from 'react';
import { TextWithIsolatedNames } from '@/components/forms/text-with-isolated-names';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/action-result';
import { actionNameField } from '@/lib/forms/hidden-fields';
import type { LeadEditFieldName } from '@/lib/leads/inbox-action-results';
import { isNextLeadVersion } from '@/lib/leads/lead';
import type { updateLead } from '@/lib/leads/update-lead-action';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';

type Choices = { status: string; assignee: string };

/** The version of a lead, with the values that it has. */
export type LeadFormBase = Choices & { lead: string };

type Result = ActionResult<LeadEditFieldName> | null;

/** What the form shows on a page that may be rendered anew at any time, as after a reply from the same page. */
export type LeadFormState = {
  page: LeadFormBase;
  result: Result;
  /** The version that the next save is based on, with the values that the reader saw of it. */
  base: LeadFormBase;
  /** What the selects were drawn with, and what is chosen in them. */
  drawn: Choices;
  chosen: Choices;
};

/** The form at first, and after a result of its own: React resets it, a failed save with what was sent. */
export function startLeadForm(page: LeadFormBase, result: Result): LeadFormState {
  const { status, assignee, lead, seenStatus, seenAssignee } = result?.values ?? {};
  const drawn = { status: status ?? page.status, assignee: assignee ?? page.assignee };
  const seen = { status: seenStatus ?? page.status, assignee: seenAssignee ?? page.assignee };
  return { page, result, base: { lead: lead ?? page.lead, ...seen }, drawn, chosen: drawn };
}

/**
 * The form on a page that was rendered anew, or after a result of its own, which replaces what was chosen. Otherwise an
 * unsaved choice stays. While somebody else's change is hidden behind it, so does the version on which it was made: the
 * save is then a conflict, which shows both values. The next change of the reader alone, such as a reply from the same
 * page, hides nothing unknown.
 */
export function followPageAndResult(
  before: LeadFormState,
  page: LeadFormBase,
  result: Result,
  isOwnChange: boolean,
): LeadFormState {
  if (result !== before.result) return startLeadForm(page, result);
  if (result && !result.ok) return { ...before, page };
  const { base, chosen } = before;
  const isUnsaved = (field: keyof Choices) => chosen[field] !== before.page[field] && chosen[field] !== page[field];
  const isHidden = (['status', 'assignee'] as const).some((field) => isUnsaved(field) && base[field] !== page[field]);
  const follow = (choices: Choices) => ({
    status: isUnsaved('status') ? choices.status : page.status,
    assignee: isUnsaved('assignee') ? choices.assignee : page.assignee,
  });
  return {
    ...{ page, result, drawn: follow(before.drawn), chosen: follow(chosen) },
    base: isHidden && !(isOwnChange && isNextLeadVersion(base.lead, page.lead)) ? base : page,
  };
}

function useLeadForm(page: LeadFormBase, result: Result, isOwnChange: boolean) {
  const [last, setLast] = useState(() => startLeadForm(page, result));
  const choose = (field: keyof Choices, value: string) =>
    setLast((before) => ({ ...before, chosen: { ...before.chosen, [field]: value } }));
  if (last.result === result && last.page.lead === page.lead) return { ...last, choose };
  const form = followPageAndResult(last, page, result, isOwnChange);
  setLast(form);
  return { ...form, choose };
}

// React renders the values of a failed save as defaults, so the browser would not report them as unsaved.
const unsaved = (draft: Partial<Record<LeadEditFieldName, string>>, now: Choices) =>
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
export function LeadEditForm({ action, locale, values: page, isOwnChange, statuses, people, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const { base, drawn, choose } = useLeadForm(page, result, isOwnChange);
  const failure = result && !result.ok ? result : null;
  const note = failure?.values?.note;
  const select = (name: keyof Choices, options: Option[]) => (
    <Field
      id={`lead-${name}`}
      label={labels[name]}
      error={failure?.fields?.[name] && <TextWithIsolatedNames>{failure.fields[name]}</TextWithIsolatedNames>}
    >
      {(control) => (
        // The key remounts the control: React does not update a control if only its default value changes.
        <Select
          {...control}
          key={drawn[name]}
          name={name}
          defaultValue={drawn[name]}
          onChange={({ target }) => choose(name, target.value)}
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
      // What is entered while it is saved would be lost: its result fills the form anew.
      inert={pending}
      data-unsaved={failure?.values && unsaved(failure.values, page) ? '' : undefined}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name={actionNameField} value="updateLead" />
      <input type="hidden" name="locale" value={locale} />
      {/* What the input is based on. No `type=hidden`: a page that renews itself keeps it with the input. */}
      <input key={`lead ${base.lead}`} hidden name="lead" defaultValue={base.lead} />
      <input key={`seenStatus ${base.status}`} hidden name="seenStatus" defaultValue={base.status} />
      <input key={`seenAssignee ${base.assignee}`} hidden name="seenAssignee" defaultValue={base.assignee} />
      <ActionResultAlert result={result} />
      {select('status', statuses)}
      {select('assignee', people)}
      <Field id="lead-note" label={labels.note} hint={labels.noteHint}>
        {(control) => <Textarea {...control} key={note} name="note" rows={4} maxLength={10_000} defaultValue={note} />}
      </Field>
      <Button type="submit" disabled={pending} className="self-start">
        {pending ? labels.saving : labels.save}
      </Button>
    </form>
  );
}
