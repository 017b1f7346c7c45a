import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Ends a program whose options are invalid. */
export function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** The options of the command line; ends the program if one is unknown or has no value. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    return fail(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause));
  }
}
