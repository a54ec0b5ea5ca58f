import { readContentCheckReport } from '@/lib/content/read-content-check-report';

/**
 * What the content check found, above every page of the development server. Its readers edit the files, whose language
 * is English.
 */
export function DevContentCheckBanner() {
  const lines = readContentCheckReport();
  if (!lines.length) return null;
  return (
    <details open lang="en" data-dev-tool className="border-b-4 border-current p-4 text-sm">
      <summary className="font-bold">{lines.at(-1)}</summary>
      <ul className="mt-2 max-h-60 overflow-auto font-mono">
        {lines.slice(0, -1).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
