import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import type { Steps, TaskCopy } from './task-copy';

export const tasks = readdirSync('docs/tasks').filter((name) => name.endsWith('.md'));

type Step = { number: number; text: string; commands: string[] };

/** The numbered steps of a task, with the commands that each names. */
export function stepsOf(task: string): Step[] {
  const page = readFileSync(path.join('docs/tasks', task), 'utf8').split(/\n\n(?=[^\s\d])/);
  return page
    .flatMap((part) => part.split(/^(?=\d+\. )/m))
    .filter((part) => /^\d+\. /.test(part))
    .map((text) => {
      // What is only for some cases is in a list below its step.
      const always = text.split(/\n\s+- /, 1)[0] ?? '';
      const commands = [...always.replace(/\n\s+/g, ' ').matchAll(/`((?:npm run|npm test|npx|tsx)\b[^`]*)`/g)];
      return { number: Number.parseInt(text, 10), text, commands: commands.map(([, command = '']) => command) };
    });
}

// What the whole suite runs by itself, or the test at its end for all tasks together, and a server that does not end.
const elsewhere = /^npm (test|run (check|dev|types|test\S*|bench|docs|build))\b/;

const placeholders: Record<string, string> = {
  '{language}': '[^/]+',
  '{page}': '[^/]+',
  '{path}': '.+',
  '{form}': '[^/]+',
  '{code}': 'de',
  '*': '[^/]+',
};

/** Whether the text names the file: by its path, the end of it, or a folder above it. */
function names(text: string, file: string): boolean {
  return [...text.matchAll(/`([^`\s]+)`/g)].some(([, name = '']) => {
    const pattern = name
      .split(/(\{[^}]+\}|\*)/)
      .map(
        (part) =>
          placeholders[part] ??
          (part.startsWith('{') ? `(${part.slice(1, -1).replaceAll(',', '|')})` : escapeForPattern(part)),
      )
      .join('');
    return new RegExp(`(^|/)${pattern}$|^${pattern}/`).test(file);
  });
}

/**
 * Follows tasks in a copy of the project: does by hand what each step leaves to a person, runs the command that makes
 * files at once, and every other command once at the end, which is as good and quicker. Throws when a step of a page is
 * not followed, when one changes a file that the page does not name there, and what a command that fails has printed.
 */
export function followTasks(copy: TaskCopy, all: [task: string, byHand: (copy: TaskCopy) => Steps][]): void {
  const later = new Set<string>();
  for (const [task, byHand] of all) {
    const steps = byHand(copy);
    const numbers = stepsOf(task).map(({ number }) => number);
    const unknown = Object.keys(steps).filter((number) => !numbers.includes(Number(number)));
    if (unknown.length > 0) throw new Error(`${task} has no step ${unknown}`);
    for (const { number, text, commands } of stepsOf(task)) {
      if (!steps[number] && commands.length === 0) throw new Error(`${task}: nothing follows step ${number}`);
      for (const command of commands)
        if (command.startsWith('npm run new:')) run(copy.root, command);
        else if (!elsewhere.test(command)) later.add(command);
      copy.changed.clear();
      steps[number]?.();
      const unnamed = [...copy.changed].filter((file) => !names(text, file));
      if (unnamed.length > 0) throw new Error(`${task}, step ${number} does not name ${unnamed}`);
    }
  }
  // What another command does as well: `content:check -- --hints` reports all that `content:check` reports.
  const isPart = (command: string) => [...later].some((other) => other.startsWith(`${command} -- `));
  for (const command of later) if (!isPart(command)) run(copy.root, command);
}

/** Runs a command in a folder and returns what it prints. Throws that when it fails. */
export function run(folder: string, command: string): string {
  const [program = '', ...args] = command.split(' ');
  try {
    return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}${stderr}`);
  }
}
