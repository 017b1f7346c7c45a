import { fieldsOf, separatorOf } from '../../interchange/separated-values.parser.ts';
import { fromSpreadsheetText } from '../../interchange/spreadsheet-text.rule.ts';
import { ownEntry } from '../../platform/own-entry.ts';
import { ROSTER_LINES_MAX } from '../classroom.limits.ts';
import { readMarksText } from './marks-text.rule.ts';

/** Why a line of a file with marks is not imported: codes that the interface describes. */
export const MARKS_LINE_PROBLEMS = [
  'quotes',
  'columns',
  'severalColumns',
  'noColumn',
  'tooMany',
  'unknownStudent',
  'sameName',
  'repeated',
  'unreadable',
  'negative',
  'tooHigh',
] as const;
export type MarksLineProblem = (typeof MARKS_LINE_PROBLEMS)[number];

/** A student of the class, as far as lines are matched with them. */
export type MatchedStudent = { readonly id: string; readonly name: string; readonly email: string };

/** A line of the file: the marks of one student, or why it has none. */
export type MarksLine = {
  /** Of the file, from 1. */
  readonly line: number;
  /** The student as written in the file. */
  readonly written: string;
  readonly student: string | null;
  /** Null with a problem, and where the file has none. */
  readonly marks: number | null;
  readonly problem: MarksLineProblem | null;
};

type Field = 'name' | 'email' | 'marks';

const HEADS = {
  ...{ name: 'name', student: 'name', 'full name': 'name', schüler: 'name', 'schüler/in': 'name' },
  ...{ email: 'email', 'e-mail': 'email', mail: 'email', 'email address': 'email' },
  ...{
    marks: 'marks',
    mark: 'marks',
    points: 'marks',
    score: 'marks',
    result: 'marks',
    punkte: 'marks',
    ergebnis: 'marks',
  },
} as const satisfies Readonly<Record<string, Field>>;

/** A name without differences in case, spaces and accents' encoding; `Ali, Amina` is `Amina Ali`. */
function comparedName(name: string): string {
  const [last, first, ...others] = name.split(',');
  return comparedText(first === undefined || others.length > 0 ? name : `${first} ${last}`);
}

const comparedText = (text: string): string => text.normalize('NFC').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/** The title of a column without the maximum that an exported gradebook adds to it, such as `Test 1 (of 20)`. */
const comparedTitle = (title: string): string => comparedText(title.replace(/\([^()]*\)\s*$/, ''));

type Columns = { readonly fields: readonly (Field | undefined)[]; readonly problem: MarksLineProblem | null };

/**
 * What the columns of a header line are; null without a name and an email, which is no header line. The marks are in
 * the column with the title of the assignment, or else in one whose title means marks, or else in the only one left.
 */
function columnsOf(titles: readonly string[], assignment: string): Columns | null {
  const known = titles.map((title) => ownEntry(HEADS, title.trim().toLowerCase()));
  if (!known.includes('name') && !known.includes('email')) return null;
  const own = titles.findIndex((title) => comparedTitle(title) === comparedTitle(assignment));
  const unknown = known.flatMap((field, at) => (field === undefined ? [at] : []));
  const found = own >= 0 ? own : known.indexOf('marks');
  const marks = found >= 0 ? found : unknown.length === 1 ? unknown[0] : undefined;
  if (marks === undefined) return { fields: known, problem: unknown.length > 1 ? 'severalColumns' : 'noColumn' };
  const fields = known.map((field, at) => (at === marks ? 'marks' : field === 'marks' ? undefined : field));
  return { fields, problem: null };
}

type MarksFileOf = {
  readonly students: readonly MatchedStudent[];
  /** Of the assignment. */
  readonly title: string;
  readonly marksOutOf: number;
};

/**
 * Reads the marks of one assignment from a file with separated values: a header line names the columns (name or email,
 * and marks or the assignment), or the first column is a name or an email and the last one the marks. Students are
 * matched by email, or else by name. Each line with a problem is reported, and does not affect the others; a header
 * line that doesn't say which column has the marks is the only line that is returned.
 */
export function readMarksFile(text: string, { students, title, marksOutOf }: MarksFileOf): MarksLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(lines[0] ?? '');
  const columns = columnsOf(fieldsOf(lines[0] ?? '', separator) ?? [], title);
  if (columns !== null && columns.problem !== null) {
    return [{ line: 1, written: lines[0] ?? '', student: null, marks: null, problem: columns.problem }];
  }
  const head = columns?.fields ?? [];
  const hasHead = columns !== null;
  const byEmail = new Map(students.map((student) => [student.email.toLowerCase(), student]));
  const byName = Map.groupBy(students, ({ name }) => comparedName(name));
  const seen = new Set<string>();
  const found: MarksLine[] = [];
  for (const [at, raw] of lines.entries()) {
    if (raw.trim() === '' || (at === 0 && hasHead)) continue;
    const fields = fieldsOf(raw, separator);
    const empty = { line: at + 1, written: raw, student: null, marks: null };
    if (found.length >= ROSTER_LINES_MAX) {
      found.push({ ...empty, problem: 'tooMany' });
      break;
    }
    if (fields === null) found.push({ ...empty, problem: 'quotes' });
    // An unquoted decimal comma in a file with commas makes one column more.
    else if (hasHead ? fields.length > head.length : fields.length < 2) found.push({ ...empty, problem: 'columns' });
    else found.push(lineOf(fields.map(fromSpreadsheetText), at + 1));
  }
  return found;

  function lineOf(fields: readonly string[], line: number): MarksLine {
    const field = (name: Field): string => (head.includes(name) ? (fields[head.indexOf(name)] ?? '') : '');
    const [who, given] = hasHead
      ? [[field('email'), field('name')].filter((each) => each !== ''), field('marks')]
      : [[fields[0] ?? ''], fields.at(-1) ?? ''];
    const written = who.at(-1) ?? '';
    const matches = who.flatMap((each) => byEmail.get(each.toLowerCase()) ?? []);
    const named = matches.length > 0 ? matches : who.flatMap((each) => byName.get(comparedName(each)) ?? []);
    const student = named[0]?.id ?? null;
    const refused = (problem: MarksLineProblem): MarksLine => ({ line, written, student: null, marks: null, problem });
    if (student === null) return refused('unknownStudent');
    if (named.some(({ id }) => id !== student)) return refused('sameName');
    if (seen.has(student)) return { ...refused('repeated'), student };
    seen.add(student);
    const read = readMarksText(given, marksOutOf);
    if (read.kind === 'problem') return { ...refused(read.problem), student };
    return { line, written, student, marks: read.kind === 'none' ? null : read.marks, problem: null };
  }
}
