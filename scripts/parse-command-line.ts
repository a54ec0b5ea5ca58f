import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command. Where they cannot be parsed, prints why and its usage instead of a stack, and exits. */
export function parseCommandLine<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
