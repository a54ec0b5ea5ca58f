import { dayInGreece } from '@/lib/content/availability';
import { findBroken } from './content/broken';
import { writeDates } from './content/dates';
import { attempt, report } from './content/problem';

const today = dayInGreece(new Date());
const problems = findBroken();
let dated = 0;
if (problems.length === 0)
  problems.push(
    ...attempt(() => {
      dated = writeDates(today);
      return [];
    }),
  );
report(problems, `${dated} texts dated ${today} in content/changes.json`);
