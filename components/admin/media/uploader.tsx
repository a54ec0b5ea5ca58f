'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { useResultPresentation } from '@/components/forms/use-resilient-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { Progress } from '@/components/ui/progress';
import type { ActionResult } from '@/lib/action-result';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { isRetryableUploadFailure, type UploadResponse, uploadFile } from './upload-file';

/** The labels of the uploader. The browser inserts `{name}`, `{percent}` and `{count}`. */
export type UploaderLabels = Record<
  | 'title'
  | 'choose'
  | 'start'
  | 'script'
  | 'waiting'
  | 'sending'
  | 'storing'
  | 'done'
  | 'progress'
  | 'one'
  | 'many'
  | 'rejectedOne'
  | 'rejectedMany',
  string
> & { rejected: Record<string, string> };

type Item = { name: string; percent: number; sent?: UploadResponse };
type Props = { bucket: string; folder: string; limit: number; labels: UploaderLabels };

/** What became of all files. */
function outcomeOf(sent: UploadResponse[], labels: UploaderLabels): ActionResult {
  const count = (ok: boolean) => sent.filter((each) => each.ok === ok).length;
  const text = (number: number, one: string, many: string) =>
    number === 0 ? [] : [fillTemplate(number === 1 ? one : many, { count: number })];
  const message = [
    ...text(count(true), labels.one, labels.many),
    ...text(count(false), labels.rejectedOne, labels.rejectedMany),
  ].join(' ');
  return count(false) > 0 ? { ok: false, error: 'upload', message } : { ok: true, message };
}

/** Uploads files one after another and shows each one's progress and result. */
export function Uploader({ bucket, folder, limit, labels }: Props) {
  const [items, setItems] = useState<Item[]>([]);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionResult | null>(null);
  // Below a long list of files the outcome is out of sight.
  const [message, noticeHost] = useResultPresentation(outcome, false);
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    setBusy(true);
    setOutcome(null);
    setItems(files.map(({ name }) => ({ name, percent: 0 })));
    const change = (at: number, news: Partial<Item>) =>
      setItems((all) => all.map((item, index) => (index === at ? { ...item, ...news } : item)));
    const again = new DataTransfer();
    const responses: UploadResponse[] = [];
    for (const [at, file] of files.entries()) {
      const tooLarge: UploadResponse = { ok: false, reason: 'size' };
      const sent =
        file.size > limit ? tooLarge : await uploadFile(file, { bucket, folder }, (percent) => change(at, { percent }));
      change(at, { sent });
      responses.push(sent);
      if (!sent.ok && isRetryableUploadFailure(sent.reason)) again.items.add(file);
    }
    setBusy(false);
    setOutcome(outcomeOf(responses, labels));
    // Files with a retryable failure stay selected.
    if (input.current) input.current.files = again.files;
    // Where the server does not respond the router would load the page anew, without the files that stay selected.
    if (again.files.length === 0) router.refresh();
  }

  const stateOf = ({ percent, sent }: Item) => {
    if (sent)
      return sent.ok
        ? fillTemplate(labels.done, { name: sent.path.split('/').at(-1) ?? '' })
        : labels.rejected[sent.reason];
    if (percent >= 100) return labels.storing;
    return percent === 0 ? labels.waiting : fillTemplate(labels.sending, { percent });
  };
  return (
    <form
      onSubmit={submit}
      className="mb-8 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 border-border border-y py-5"
      aria-label={labels.title}
    >
      <div className="flex flex-wrap items-end gap-4">
        <Field id="files" label={labels.choose} className="grow">
          {(control) => (
            <FileInput
              {...control}
              ref={input}
              name="files"
              multiple
              required
              // At the end of an upload the selection is replaced.
              disabled={busy}
            />
          )}
        </Field>
        {/* No submit button: a press before the scripts would load the page anew, without the files. */}
        <Button
          name="start"
          disabled={busy}
          className="noscript:hidden"
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {labels.start}
        </Button>
      </div>
      <noscript>{labels.script}</noscript>
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the order never changes.
            <li key={index} className="grid gap-1">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span lang={languageOfScript(item.name)} className="break-all font-bold">
                  {item.name}
                </span>
                <span className={item.sent && !item.sent.ok ? 'font-bold text-danger' : undefined}>
                  {stateOf(item)}
                </span>
              </span>
              {!item.sent && (
                <Progress label={fillTemplate(labels.progress, { name: item.name })} value={item.percent} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div ref={message} role="status">
        {outcome && <Alert variant={outcome.ok ? 'success' : 'warning'}>{outcome.message}</Alert>}
      </div>
      {noticeHost}
    </form>
  );
}
