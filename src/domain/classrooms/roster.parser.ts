import { emailSchema } from '../access/credentials.schema.ts';
import { fieldsOf, separatorOf } from '../interchange/separated-values.parser.ts';
import { fromSpreadsheetText } from '../interchange/spreadsheet-text.rule.ts';
import { ownEntry } from '../platform/own-entry.ts';
import { NAME_MAX_CHARS } from '../users/user.limits.ts';
import { ROSTER_LINES_MAX } from './classroom.limits.ts';

export type RosterEntry = {
  /** Of the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  /** Name of a group; empty: none. */
  readonly group: string;
};
/** The problem of a line: a code that the interface describes. */
export const ROSTER_PROBLEM_CODES = ['noEmail', 'noName', 'tooLong', 'repeated', 'quotes', 'tooMany'] as const;
export type RosterProblemCode = (typeof ROSTER_PROBLEM_CODES)[number];
export type RosterProblem = { readonly line: number; readonly problem: RosterProblemCode };
export type Roster = { readonly entries: readonly RosterEntry[]; readonly problems: readonly RosterProblem[] };

const HEADS = {
  name: 'name',
  student: 'name',
  schüler: 'name',
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
  group: 'group',
  gruppe: 'group',
} as const satisfies Readonly<Record<string, 'name' | 'email' | 'group'>>;

/**
 * A class list as comma or semicolon separated values: name, email and optionally a group, in this order or in that of
 * a header line. Each broken line is reported, and does not affect the others.
 */
export function readRoster(text: string): Roster {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(lines[0] ?? '');
  const head = (fieldsOf(lines[0] ?? '', separator) ?? []).map((title) => ownEntry(HEADS, title.toLowerCase()));
  const hasHead = head.includes('email');
  const order = hasHead ? head : (['name', 'email', 'group'] as const);
  const entries: RosterEntry[] = [];
  const problems: RosterProblem[] = [];
  const seen = new Set<string>();
  for (const [at, raw] of lines.entries()) {
    if (raw.trim() === '' || (at === 0 && hasHead)) continue;
    const line = at + 1;
    const problem = (entry: RosterProblemCode): number => problems.push({ line, problem: entry });
    if (entries.length >= ROSTER_LINES_MAX) {
      problem('tooMany');
      continue;
    }
    const fields = fieldsOf(raw, separator);
    if (fields === null) {
      problem('quotes');
      continue;
    }
    const of = (what: 'name' | 'email' | 'group'): string => fromSpreadsheetText(fields[order.indexOf(what)] ?? '');
    const email = emailSchema.safeParse(of('email'));
    const [name, group] = [of('name'), order.includes('group') ? of('group') : ''];
    if (!email.success) problem('noEmail');
    else if (name === '') problem('noName');
    else if (name.length > NAME_MAX_CHARS || group.length > NAME_MAX_CHARS) problem('tooLong');
    else if (seen.has(email.data)) problem('repeated');
    else {
      seen.add(email.data);
      entries.push({ line, name, email: email.data, group });
    }
  }
  return { entries, problems };
}
