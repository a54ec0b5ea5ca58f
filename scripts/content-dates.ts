import { dayInGreece } from '@/lib/content/availability';
import { printProblems, runCheck } from '@/lib/content/content-problem';
import { findBroken } from './content-check/broken-links';
import { writeDates } from './content-check/dates';

const today = dayInGreece(new Date());
const problems = findBroken();
let dated = 0;
if (problems.length === 0)
  problems.push(
    ...runCheck(() => {
      dated = writeDates(today);
      return [];
    }),
  );
printProblems(problems, `${dated} texts dated ${today} in content/changes.json`);
