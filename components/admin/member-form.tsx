'use client';

import { useResilientAction } from '@/components/forms/use-resilient-action';
import { Answer } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { ActionResult } from '@/lib/result';

type Props = {
  action: (previous: unknown, data: FormData) => Promise<ActionResult>;
  hidden: Record<string, string>;
  label: string;
  /** Accessible name of the button, including the member. */
  name: string;
  role?: { label: string; value: string; options: { value: string; label: string }[] };
};

/** A form that changes one property of a member and shows the result below. */
export function MemberForm({ action, hidden, label, name, role }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const message = result?.message || (result && !result.ok && Object.values(result.fields ?? {})[0]);
  return (
    <form action={submit} className={role ? 'grid gap-2' : 'contents'}>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={role ? 'flex items-center gap-2' : 'contents'}>
        {role && (
          <Select
            key={role.value}
            name="role"
            aria-label={role.label}
            defaultValue={role.value}
            className="min-w-0 flex-1"
          >
            {role.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit" variant="outline" size="sm" aria-label={name} disabled={pending}>
          {label}
        </Button>
      </div>
      {message && (
        <Answer ok={result?.ok === true} className="basis-full text-sm">
          <p>{message}</p>
        </Answer>
      )}
    </form>
  );
}
