'use client';

import { type ReactNode, useRef, useState } from 'react';
import { ActionResultAlert, useResilientAction, useResultPresentation } from '@/components/forms/use-resilient-action';
import { Alert, ResultAlert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlProps, Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { Select } from '@/components/ui/select';
import type { ActionResult } from '@/lib/action-result';
import { actionNameField } from '@/lib/forms/hidden-fields';
import { fillTemplate } from '@/lib/i18n/fill-template';
import type { Locale } from '@/lib/i18n/locales';
import { pluralText } from '@/lib/i18n/plural-texts';
import type { ImportCheckProgress } from '@/lib/stores/import/check-and-stage-store-import';
import type { ColumnTarget } from '@/lib/stores/import/columns';
import type { applyStoreImport } from '@/lib/stores/import/store-import-actions';
import { textEncodings } from '@/lib/stores/import/text-encoding-schema';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';
import { ColumnMappingTable } from './column-mapping-table';
import { DryRunTable } from './dry-run-table';
import type { ImportLabels } from './import-labels-type';
import { type ImportCheckResponse, requestImportCheck } from './request-import-check';
import { StoreNameEditLink } from './store-name-edit-link';

type Props = { action: typeof applyStoreImport; locale: Locale; tag: string; labels: ImportLabels };
type Corrections = { encoding: string; swap: boolean; columns: Record<string, ColumnTarget> };

const none: Corrections = { encoding: '', swap: false, columns: {} };

/** What a check led to, in words when it failed. */
function outcomeOf(result: ImportCheckResponse | null, labels: ImportLabels): ActionResult | null {
  if (!result) return null;
  if (result.ok) return { ok: true };
  const message = fillTemplate(labels.problems[result.problem] ?? '', { incident: result.incident ?? '' });
  return { ok: false, error: result.problem, message };
}

/** A spreadsheet is checked, corrected where it was misread, checked again, and then saved as it was shown. */
export function ImportForm({ action, locale, tag, labels }: Props) {
  const file = useRef<File | null>(null);
  const [corrections, setCorrections] = useState(none);
  const [progress, setProgress] = useState<ImportCheckProgress | null>(null);
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState<ImportCheckResponse | null>(null);
  const [outcome, setOutcome] = useState<ActionResult | null>(null);
  // It takes the focus: the control that began the check is gone with the former result, or above what is seen.
  const [message, noticeHost] = useResultPresentation(outcome, true);

  function showResult(next: ImportCheckResponse | null) {
    setResult(next);
    setOutcome(outcomeOf(next, labels));
  }

  async function check(next: Corrections) {
    if (!file.current) return;
    setCorrections(next);
    setChecking(true);
    showResult(null);
    const { encoding, swap, columns } = next;
    const query = new URLSearchParams({
      name: file.current.name,
      columns: JSON.stringify(columns),
      ...(encoding && { encoding }),
      ...(swap && { swap: '1' }),
    });
    showResult(await requestImportCheck(file.current, query, setProgress));
    setChecking(false);
    setProgress(null);
  }

  const run = result?.ok ? result : null;
  const swapped = run?.rows.filter(({ problems }) => problems?.some(({ reason }) => reason === 'swapped')).length ?? 0;
  // Nothing can be saved while it is open what a column contains.
  const undecided = run?.columns.findIndex(({ target, values }) => !target && values.length > 0) ?? -1;
  const toSave = run ? run.counts.new + run.counts.changed : 0;
  const label = (name: keyof ImportLabels['counts'], count: number) => pluralText(labels.counts[name], count, tag);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <form
        className="grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          check(none);
        }}
      >
        <Field id="file" label={labels.file}>
          {(control) => (
            <FileInput
              {...control}
              name="file"
              accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
              required
              onChange={({ target }) => {
                file.current = target.files?.[0] ?? null;
                showResult(null);
              }}
            />
          )}
        </Field>
        <div>
          {/* No submit button: a press before the scripts would load the page anew, without the file. */}
          <Button
            name="check"
            variant="outline"
            disabled={checking}
            className="noscript:hidden"
            onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {checking ? labels.checking : labels.check}
          </Button>
          <noscript>{labels.script}</noscript>
          <p role="status" className="mt-2 tabular-nums">
            {progress && fillTemplate(labels.progress, { ...progress })}
          </p>
        </div>
      </form>
      {outcome && !outcome.ok && (
        <div ref={message} tabIndex={-1} className="outline-offset-4">
          <ResultAlert ok={false}>
            <p>{outcome.message}</p>
          </ResultAlert>
        </div>
      )}
      {noticeHost}
      {run && (
        <>
          <Alert ref={message} tabIndex={-1} className="outline-offset-4">
            <p>
              <TextWithInterpolatedNames text={labels.readAs} names={{ what: run.sheet ?? run.encoding ?? '' }} />
              {run.otherSheets.length > 0 && (
                <>
                  {' '}
                  <TextWithInterpolatedNames text={labels.otherSheets} names={{ names: run.otherSheets.join(', ') }} />
                </>
              )}
              {run.above.length > 0 && (
                <>
                  {' '}
                  <TextWithInterpolatedNames text={labels.above} names={{ rows: run.above.join(' / ') }} />
                </>
              )}
            </p>
            {run.encoding && (
              <p className="mt-3 flex flex-wrap items-center gap-3">
                <label htmlFor="encoding">{labels.encoding}</label>
                <Select
                  {...controlProps({ id: 'encoding' })}
                  value={corrections.encoding}
                  onChange={({ target }) => check({ ...corrections, encoding: target.value })}
                >
                  <option value="">{labels.automatic}</option>
                  {textEncodings.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </Select>
              </p>
            )}
          </Alert>
          {run.invalidCount > 0 && (
            <Alert variant="danger">
              <p>{label('invalidStores', run.invalidCount)}</p>
              <ul className="mt-2 flex flex-wrap gap-x-4">
                {run.invalid.map(({ id, name }) => (
                  <li key={id}>
                    <StoreNameEditLink id={id} name={name} locale={locale} />
                  </li>
                ))}
                {run.invalidCount > run.invalid.length && <li>…</li>}
              </ul>
            </Alert>
          )}
          <ColumnMappingTable
            columns={run.columns}
            labels={labels}
            onChoose={(at, target) => check({ ...corrections, columns: { ...corrections.columns, [at]: target } })}
          />
          {swapped > 0 && (
            <div>
              <Button variant="outline" onClick={() => check({ ...corrections, swap: true })}>
                {label('swap', swapped)}
              </Button>
            </div>
          )}
          {undecided >= 0 && toSave > 0 && (
            <Alert>
              <a href={`#column-${undecided}`} className="link">
                {labels.columnsText}
              </a>
            </Alert>
          )}
          <DryRunTable key={JSON.stringify(corrections)} run={run} labels={labels} locale={locale} />
          {run.id && (
            <ImportSaveForm key={run.id} {...{ action, locale }} id={run.id} saving={labels.saving}>
              {label(run.counts.wrong ? 'saveRest' : 'save', toSave)}
            </ImportSaveForm>
          )}
        </>
      )}
    </div>
  );
}

type SaveFormProps = {
  action: typeof applyStoreImport;
  locale: string;
  id: string;
  saving: string;
  children: ReactNode;
};

/** Saves one dry run, once; the result is in the place of the button. */
function ImportSaveForm({ action, locale, id, saving, children }: SaveFormProps) {
  const [result, save, pending] = useResilientAction(action);
  return (
    <div>
      <ActionResultAlert result={result} className="mb-4 outline-offset-4" />
      {!result?.ok && (
        <form action={save}>
          <input type="hidden" name={actionNameField} value="applyStoreImport" />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" disabled={pending}>
            {pending ? saving : children}
          </Button>
        </form>
      )}
    </div>
  );
}
