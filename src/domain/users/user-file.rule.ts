import * as z from 'zod/mini';
import { emailSchema, nameSchema } from '../access/credentials.schema.ts';
import { fromSpreadsheetText } from '../interchange/spreadsheet-text.rule.ts';
import { problemText } from '../platform/problem.ts';

/** Account types that a file may contain; administrators are invited one by one. */
const FILE_ROLES = ['student', 'teacher'] as const;

const lineSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  role: z.enum(FILE_ROLES, problemText('roleUnknown')),
});
export type UserRow = z.infer<typeof lineSchema> & { readonly line: number };

/** The problem of one line of a file, counted from 1; an invalid line is skipped, the others are imported. */
export type LineProblem = { readonly line: number; readonly message: string };

type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * Users from the rows of a table whose first row names its columns: `name`, `email` and, optionally, `role`, in any
 * order. Every row is either a user or a problem.
 */
export function readUserRows([head, ...rows]: readonly Row[]): {
  readonly users: readonly UserRow[];
  readonly problems: readonly LineProblem[];
} {
  const titles = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const [name, email, role] = [titles.indexOf('name'), titles.indexOf('email'), titles.indexOf('role')];
  if (name < 0 || email < 0)
    return {
      users: [],
      problems: [{ line: head?.line ?? 1, message: problemText('columnsMissing') }],
    };
  const users: UserRow[] = [];
  const problems: LineProblem[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const given = role < 0 ? '' : (cells[role] ?? '').trim().toLowerCase();
    const read = lineSchema.safeParse({
      name: fromSpreadsheetText(cells[name] ?? ''),
      email: fromSpreadsheetText(cells[email] ?? ''),
      role: given === '' ? 'student' : given,
    });
    if (!read.success) {
      problems.push({ line, message: read.error.issues[0]?.message ?? problemText('lineUnreadable') });
      continue;
    }
    if (seen.has(read.data.email)) {
      problems.push({ line, message: problemText('emailRepeated') });
      continue;
    }
    seen.set(read.data.email, line);
    users.push({ ...read.data, line });
  }
  return { users, problems };
}
