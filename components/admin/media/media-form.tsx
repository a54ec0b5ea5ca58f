'use client';

import { type ReactNode, useActionState, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { MediaResult } from '@/lib/media/actions';

type Props = {
  action: (previous: unknown, data: FormData) => Promise<MediaResult>;
  /** What the action needs to know beside the fields. */
  hidden: Record<string, string>;
  /** The words of the button; without them the buttons are among the children. */
  submit?: string;
  variant?: 'primary' | 'outline' | 'danger';
  texts: Record<'working' | 'copyLink' | 'linkCopied', string>;
  /** True when success leaves nothing to do here. */
  final?: boolean;
  children?: ReactNode;
};

/** One thing to do with a file: its fields, a button, and what came of it. */
export function MediaForm({ action, hidden, submit, variant = 'outline', texts, final, children }: Props) {
  const [result, run, pending] = useActionState(action, null);
  const answer = result && (
    <Alert variant={result.ok ? 'success' : 'danger'} role={result.ok ? 'status' : 'alert'}>
      {result.message}
    </Alert>
  );
  if (final && result?.ok) return answer;
  return (
    // What was typed stays: React would empty the form after every answer, a refusal too.
    <form action={run} onReset={(event) => event.preventDefault()} className="grid max-w-2xl gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {submit && (
        <div>
          <Button type="submit" variant={variant} size="sm" disabled={pending}>
            {pending ? texts.working : submit}
          </Button>
        </div>
      )}
      {answer}
      {result?.ok && result.url && <FreshLink path={result.url} texts={texts} />}
    </form>
  );
}

function FreshLink({ path, texts }: { path: string; texts: Props['texts'] }) {
  const [copied, setCopied] = useState(false);
  const href = new URL(path, window.location.origin).href;
  return (
    <p className="grid gap-2">
      <a href={path} className="break-all text-sm">
        {href}
      </a>
      <span className="flex items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            navigator.clipboard.writeText(href).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {texts.copyLink}
        </Button>
        <span role="status">{copied && texts.linkCopied}</span>
      </span>
    </p>
  );
}
