import { runCheckCatchingErrors } from '@/lib/content/content-problem';
import { dayInGreece } from '@/lib/content/sale-dates';
import { printProblemsAndSetExitCode } from './content-check/print-problems';
import { findUnreadableContentFiles } from './content-check/unreadable-file-errors';
import { parseCommandLine } from './parse-command-line';

const usage = `Usage: npm run content:dates
  Dates changed texts in content/changes.json, and records new addresses in content/redirects.json.
`;
parseCommandLine(usage, { options: {} });

const today = dayInGreece(new Date());
const problems = findUnreadableContentFiles();
let dated = 0;
let added = 0;
if (problems.length === 0) {
  // These modules read the content when they are imported, so they are imported only if it can be read.
  const [{ updateChangeDates }, { recordPathsAndNginxRedirects }] = await Promise.all([
    import('./content-check/change-dates'),
    import('./content-check/published-path-redirects'),
  ]);
  problems.push(
    ...runCheckCatchingErrors(() => {
      dated = updateChangeDates(today);
      added = recordPathsAndNginxRedirects();
      return [];
    }),
  );
}
const recorded = added ? `, ${added} new addresses recorded` : '';
printProblemsAndSetExitCode(problems, `${dated} texts dated ${today} in content/changes.json${recorded}`);
