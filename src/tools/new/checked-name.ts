import { camelCase } from './name-cases.ts';
import { Refusal } from './refusal.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_CHARS = 30;
/** Words that are too general, which tests/architecture/strata.ts refuses in names of files. */
const EMPTY_WORDS = /(^|-)(utils?|helpers?|common|managers?)$/;
/** Words that cannot name a constant, and names that every object has. */
const RESERVED: ReadonlySet<string> = new Set([
  ...(['arguments', 'await', 'break', 'case', 'catch', 'class', 'const', 'constructor', 'continue'] as const),
  ...(['debugger', 'default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false'] as const),
  ...(['finally', 'for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface'] as const),
  ...(['let', 'new', 'null', 'package', 'private', 'protected', 'prototype', 'public', 'return'] as const),
  ...(['static', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var', 'void'] as const),
  ...(['while', 'with', 'yield', 'toString', 'valueOf', 'hasOwnProperty'] as const),
]);

/** A name for files, constants and texts. Throws `Refusal`, with what a name has to look like. */
export function checkedName(name: string | undefined, example: string): string {
  if (name === undefined || name === '') throw new Refusal(`Give a name, such as ${example}.`);
  const shown = JSON.stringify(name);
  if (!KEBAB.test(name)) {
    throw new Refusal(
      `${shown} is not a name in kebab-case: lower-case letters and digits in words joined by hyphens, such as ${example}.`,
    );
  }
  if (name.length > MAX_CHARS)
    throw new Refusal(`${shown} has ${name.length} characters; at most ${MAX_CHARS} are allowed.`);
  if (RESERVED.has(camelCase(name))) throw new Refusal(`${shown} is a reserved word of JavaScript.`);
  if (EMPTY_WORDS.test(name)) throw new Refusal(`${shown} is too general. Choose a name that says what it is.`);
  return name;
}
