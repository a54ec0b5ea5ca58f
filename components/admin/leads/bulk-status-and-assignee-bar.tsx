import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import './bulk-bar.css';

export type BulkOption = { value: string; label: string };
export type BulkLabels = Record<'bulk' | 'status' | 'assignee' | 'leave' | 'apply', string>;
type Props = {
  statuses: BulkOption[];
  people: BulkOption[];
  labels: BulkLabels;
  count: string;
  pending: boolean;
  /** A new key resets the chosen action. */
  resetKey: number;
};

/** Shows the actions for the selected leads. */
export function BulkBar({ statuses, people, labels, count, pending, resetKey }: Props) {
  return (
    <fieldset className="bulk-bar mt-4 border-border-strong border-t-2 bg-background py-3">
      <legend className="sr-only">{labels.bulk}</legend>
      {/* A single line where the bar is sticky: the room for it (bulk-bar.css) does not depend on the names of people. */}
      <div className="flex flex-wrap items-end gap-3 md:flex-nowrap">
        <p
          role="status"
          className="min-h-12 min-w-40 content-center font-bold text-sm max-sm:basis-full max-sm:min-h-0"
        >
          {count}
        </p>
        {(
          [
            ['status', labels.status, statuses],
            ['assignee', labels.assignee, people],
          ] as const
        ).map(([name, label, options]) => (
          <div key={name} className="min-w-0 max-sm:basis-full">
            <label htmlFor={`bulk-${name}`} className="text-sm">
              {label}
            </label>
            <Select key={resetKey} id={`bulk-${name}`} name={name} className="mt-1">
              <option value="">{labels.leave}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value} lang={languageOfScript(text)}>
                  {text}
                </option>
              ))}
            </Select>
          </div>
        ))}
        {/* The button stays enabled while the request runs, so that the keyboard focus stays on it. */}
        <Button
          type="submit"
          variant="outline"
          aria-disabled={pending || undefined}
          onClick={(event) => pending && event.preventDefault()}
        >
          {labels.apply}
        </Button>
      </div>
    </fieldset>
  );
}
