import { runCheckCatchingErrors } from '@/lib/content/content-problem';
import { dayInGreece } from '@/lib/content/sale-dates';
import { updateChangeDates } from './content-check/change-dates';
import { printProblemsAndSetExitCode } from './content-check/print-problems';
import { recordPathsAndNginxRedirects } from './content-check/published-path-redirects';
import { findUnreadableContentFiles } from './content-check/unreadable-file-errors';

const today = dayInGreece(new Date());
const problems = findUnreadableContentFiles();
let dated = 0;
let added = 0;
if (problems.length === 0)
  problems.push(
    ...runCheckCatchingErrors(() => {
      dated = updateChangeDates(today);
      added = recordPathsAndNginxRedirects();
      return [];
    }),
  );
const recorded = added ? `, ${added} new addresses recorded` : '';
printProblemsAndSetExitCode(problems, `${dated} texts dated ${today} in content/changes.json${recorded}`);
