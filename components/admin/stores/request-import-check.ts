import type { ImportCheckProgress, ImportCheckResult } from '@/lib/stores/import/check-and-stage-store-import';

/**
 * Why there is no result of a check: no connection, an ended session, a file that is too large, or a response without
 * a result.
 */
export type ImportRequestProblem = 'offline' | 'session' | 'tooMany' | 'unanswered';
export type ImportCheckResponse = ImportCheckResult | { ok: false; problem: ImportRequestProblem; incident?: string };

/** The lines of a response as they come in. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function problemOfResponse({ ok, redirected, status }: Response): ImportRequestProblem | null {
  // An ended session leads to the sign-in page.
  if (redirected || status === 401 || status === 403) return 'session';
  if (status === 413) return 'tooMany';
  return ok ? null : 'unanswered';
}

/** Sends a spreadsheet to be checked; `query` states its name and corrections of how it is read. */
export async function requestImportCheck(
  file: Blob,
  query: URLSearchParams,
  onProgress: (progress: ImportCheckProgress) => void,
): Promise<ImportCheckResponse> {
  const failed = (problem: ImportRequestProblem, error: unknown): ImportCheckResponse => {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log.
    console.error('[import]', problem, error);
    return { ok: false, problem };
  };
  try {
    const response = await fetch(`/api/stores/import?${query}`, { method: 'POST', body: file });
    const problem = problemOfResponse(response);
    if (problem) return failed(problem, `status ${response.status}`);
    for await (const text of linesOf(response)) {
      const line = JSON.parse(text) as ImportCheckProgress | ImportCheckResult;
      if ('ok' in line) return line;
      onProgress(line);
    }
    return failed('unanswered', 'no result line');
  } catch (error) {
    return failed(error instanceof SyntaxError ? 'unanswered' : 'offline', error);
  }
}
