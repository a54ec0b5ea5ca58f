import { findBroken } from './content/broken';
import { writeDates } from './content/dates';
import { attempt, report } from './content/problem';

// The days are those of Greece. Swedish writes dates as ISO 8601 does.
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(new Date());
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
