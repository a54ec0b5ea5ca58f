import { writeDates } from './content/dates';

// The days are those of Greece. Swedish writes dates as ISO 8601 does.
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(new Date());
process.stdout.write(`${writeDates(today)} texts dated ${today} in content/changes.json\n`);
