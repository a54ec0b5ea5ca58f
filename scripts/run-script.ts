/** Does the work of a script and ends the process with its exit code; what it throws is told in one line. */
export async function runScript(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
