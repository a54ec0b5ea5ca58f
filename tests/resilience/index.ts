import { parseArgs } from 'node:util';
import { faults } from './cases';
import { fuzz } from './fuzz';
import { type FaultReport, runFault } from './run';

// npm run faults: causes each fault under load, on its own built site, and counts lost data. `npm run faults -- hung
// slow` runs some of them, `npm run faults -- fuzz` (`--seed 7` to repeat the same ones) sends thousands of hostile
// requests instead. `--visitors 8 --senders 2` reduces the load for a busy machine. Needs Linux; faults that need root
// or a missing program are skipped with a message.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    visitors: { type: 'string', default: '40' },
    senders: { type: 'string', default: '4' },
    seed: { type: 'string' },
  },
});
const load = { visitors: Number(values.visitors), senders: Number(values.senders) };
const print = (text: string) => process.stdout.write(`${text}\n`);

function line({ fault, before, during, ...rest }: FaultReport): string {
  const ms = ({ p50, p99 }: FaultReport['before']) => `${p50.toFixed(1)} / ${p99.toFixed(0)}`;
  const { acknowledged, refused, stored, lost, doubled, recovery, problems } = rest;
  const figures = [acknowledged, refused, stored, lost, doubled, recovery.toFixed(1)];
  const note = doubled > 0 && fault.mayDouble ? ` (${fault.mayDouble})` : '';
  const held = problems.length > 0 ? `**${problems.join('; ')}**` : `holds${note}`;
  return `| ${[`${fault.name}: ${fault.what}`, ms(before), ms(during), ...figures, held].join(' | ')} |`;
}

async function runAll(): Promise<boolean> {
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}`);
  const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  print(
    '| fault | pages before, p50 / p99 ms | during | acknowledged | refused | stored | lost | doubled | recovery s | verdict |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  let held = true;
  for (const fault of chosen) {
    const missing = fault.missing?.();
    if (missing) {
      print(`| ${fault.name}: ${fault.what} | | | | | | | | | left out: ${missing} |`);
      continue;
    }
    const outcome = await runFault(fault, load);
    held &&= outcome.problems.length === 0;
    print(line(outcome));
  }
  return held;
}

const held =
  positionals[0] === 'fuzz' ? await fuzz(print, values.seed ? Number(values.seed) : undefined) : await runAll();
process.exit(held ? 0 : 1);
