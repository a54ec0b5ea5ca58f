import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const tasks = readdirSync('docs/tasks').filter((name) => name.endsWith('.md'));

/** The commands of a task, in its order, each with the number of its step. */
export function commandsOf(task: string): { step: number; command: string }[] {
  let step = 0;
  let isCase = false;
  return readFileSync(path.join('docs/tasks', task), 'utf8')
    .split('\n')
    .flatMap((line) => {
      step = Number(/^(\d+)\. /.exec(line)?.[1] ?? step);
      // What is only for some cases is in a list below its step.
      if (/^\s+- /.test(line)) isCase = true;
      if (/^\d+\. /.test(line)) isCase = false;
      if (isCase) return [];
      return [...line.matchAll(/`(npm run [^`]+|tsx [^`]+)`/g)].map(([, command = '']) => ({ step, command }));
    });
}

// What the whole suite runs by itself, and a server that does not end.
const elsewhere = /^npm run (check|dev|types|test\S*|bench|docs)\b/;

/**
 * Follows a task in a copy of the project: does by hand what each step leaves to a person, then runs the commands of
 * the step as they are written. Throws what a command that fails has printed.
 */
export function followTask(copy: string, task: string, byHand: Record<number, () => void>): void {
  const commands = commandsOf(task);
  const last = Math.max(...commands.map(({ step }) => step), ...Object.keys(byHand).map(Number));
  for (let step = 1; step <= last; step++) {
    // The first command of a task makes the files that people then write in.
    const own = commands.filter((one) => one.step === step && !elsewhere.test(one.command));
    const makes = own.length > 0 && own.every(({ command }) => command.startsWith('npm run new:'));
    if (!makes) byHand[step]?.();
    for (const { command } of own) run(copy, command);
    if (makes) byHand[step]?.();
  }
}

function run(copy: string, command: string): void {
  const [program = '', ...args] = command.split(' ');
  try {
    execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}
