import type { RefObject } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ActionResult } from '@/lib/result';

type Notice = { title: string; text: string };
type Props = {
  ref: RefObject<HTMLDivElement | null>;
  result: ActionResult | null;
  success: Notice;
  failure: Notice;
  summary: string;
  /** Fields that need attention, as shown next to them. */
  problems: { name: string; label: string; message: string }[];
};

/** What came of a form: stored, to be corrected (with a link to each field), or failed. Takes the focus when it appears. */
export function FormNotice({ ref, result, success, failure, summary, problems }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="outline-offset-4">
      {result?.ok && (
        <Alert variant="success" role="status" title={success.title}>
          <p>{success.text}</p>
        </Alert>
      )}
      {result && !result.ok && problems.length > 0 && (
        <Alert variant="danger" role="alert" title={summary}>
          <ul>
            {problems.map(({ name, label, message }) => (
              <li key={name}>
                <a href={`#${name}`}>
                  {label}: {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {result && !result.ok && problems.length === 0 && result.message && (
        <Alert variant="danger" role="alert" title={failure.title}>
          <p>
            {result.message} {result.incident && <code>{result.incident}</code>}
          </p>
        </Alert>
      )}
    </div>
  );
}
