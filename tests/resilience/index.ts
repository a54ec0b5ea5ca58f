import { parseArgs } from 'node:util';
import { postgresPrograms } from '@/tests/postgres-server';
import { faults } from './cases';
import type { DatabaseKind } from './fault';
import { fuzz } from './fuzz';
import { type FaultReport, runFault } from './run-fault';

// npm run faults: causes each fault under load, on its own built site, and counts lost data. `npm run faults -- hung
// slow` runs some of them, `npm run faults -- fuzz` (`--seed 7` to repeat the same ones) sends thousands of hostile
// requests instead. Each fault runs on the embedded database and on a PostgreSQL (`--database embedded` for one of
// them),
// in one table whose last lines are the sums. `--visitors 8 --senders 2` reduces the load for a busy machine. Needs
// Linux; faults that need root
// or a missing program are skipped with a message.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    visitors: { type: 'string', default: '40' },
    senders: { type: 'string', default: '4' },
    seed: { type: 'string' },
    database: { type: 'string' },
  },
});
const load = { visitors: Number(values.visitors), senders: Number(values.senders) };
const print = (text: string) => process.stdout.write(`${text}\n`);

function line({ fault, database, before, during, ...rest }: FaultReport): string {
  const ms = ({ p50, p99 }: FaultReport['before']) => `${p50.toFixed(1)} / ${p99.toFixed(0)}`;
  const { acknowledged, rejected, stored, lost, doubled, doubledMails, recovery, problems } = rest;
  const figures = [acknowledged, rejected, stored, lost, doubled, doubledMails, recovery.toFixed(1)];
  const note = doubled > 0 && fault.mayDouble ? ` (${fault.mayDouble})` : '';
  const held = problems.length > 0 ? `**${problems.join('; ')}**` : `holds${note}`;
  return `| ${[database, `${fault.name}: ${fault.what}`, ms(before), ms(during), ...figures, held].join(' | ')} |`;
}

async function runAll(): Promise<boolean> {
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}`);
  const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  print(
    '| database | fault | pages before, p50 / p99 ms | during | acknowledged | refused | stored | lost | doubled | double mails | recovery s | verdict |',
  );
  print('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  const reports: FaultReport[] = [];
  for (const database of databases()) {
    for (const fault of chosen.filter(({ only }) => (only ?? database) === database)) {
      const missing =
        fault.missing?.() || (database === 'PostgreSQL' && !postgresPrograms() && 'PostgreSQL is not installed');
      if (missing) {
        print(`| ${database} | ${fault.name}: ${fault.what} | | | | | | | | | | left out: ${missing} |`);
        continue;
      }
      const outcome = await runFault(fault, load, database);
      reports.push(outcome);
      print(line(outcome));
    }
    const own = reports.filter((report) => report.database === database);
    if (own.length > 0) print(sumOf(database, own));
  }
  return reports.every(({ problems }) => problems.length === 0);
}

function databases(): DatabaseKind[] {
  const all: DatabaseKind[] = ['embedded', 'PostgreSQL'];
  if (!values.database) return all;
  const chosen = all.filter((kind) => kind === values.database);
  if (chosen.length === 0) throw new Error(`--database is one of ${all.join(', ')}`);
  return chosen;
}

function sumOf(database: DatabaseKind, reports: FaultReport[]): string {
  const sum = (figure: (report: FaultReport) => number) => reports.reduce((total, report) => total + figure(report), 0);
  const figures = [
    ...[sum(({ acknowledged }) => acknowledged), sum(({ rejected }) => rejected), sum(({ stored }) => stored)],
    ...[sum(({ lost }) => lost), sum(({ doubled }) => doubled), sum(({ doubledMails }) => doubledMails)],
  ];
  const failed = reports.filter(({ problems }) => problems.length > 0).length;
  const verdict = failed > 0 ? `**${failed} do not hold**` : 'all hold';
  return `| ${database} | ${reports.length} faults together | | | ${figures.join(' | ')} | | ${verdict} |`;
}

const held =
  positionals[0] === 'fuzz' ? await fuzz(print, values.seed ? Number(values.seed) : undefined) : await runAll();
process.exit(held ? 0 : 1);
