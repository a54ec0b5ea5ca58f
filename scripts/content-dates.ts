import { dayInGreece } from '@/lib/content/availability';
import { runCheck } from '@/lib/content/content-problem';
import { writeAddresses } from './content-check/addresses';
import { writeDates } from './content-check/change-dates';
import { printProblems } from './content-check/report';
import { findUnreadable } from './content-check/unreadable';

const today = dayInGreece(new Date());
const problems = findUnreadable();
let dated = 0;
let added = 0;
if (problems.length === 0)
  problems.push(
    ...runCheck(() => {
      dated = writeDates(today);
      added = writeAddresses();
      return [];
    }),
  );
const addresses = added ? `, ${added} new addresses recorded` : '';
printProblems(problems, `${dated} texts dated ${today} in content/changes.json${addresses}`);
