import { ROSTER_PROBLEMS_MAX } from './roster.limits.ts';

/** Problems of a whole roster: nothing is imported. */
export const ROSTER_FAILURES = [
  'manifestMissing',
  'versionUnknown',
  'fileMissing',
  'fileRepeated',
  'columnMissing',
  'quoteOpen',
  'rowTooLong',
  'rowsTooMany',
  'nothingListed',
] as const;

/** Problems of a row: it is skipped, and what it is about stays as it is. */
export const ROSTER_ROW_PROBLEMS = [
  'cellCount',
  'idMissing',
  'idTooLong',
  'idRepeated',
  'statusUnknown',
  'dateInvalid',
  'nameMissing',
  'nameTooLong',
  'emailMissing',
  'emailInvalid',
  'emailRepeated',
  'roleMissing',
  'titleMissing',
  'userUnknown',
  'classUnknown',
  'enrolmentRole',
  'accountIsAdmin',
  'accountRole',
  'emailOfOther',
  'classFull',
] as const;

export const ROSTER_PROBLEM_KINDS = [...ROSTER_FAILURES, ...ROSTER_ROW_PROBLEMS] as const;
export type RosterProblemKind = (typeof ROSTER_PROBLEM_KINDS)[number];
export type RosterFailure = (typeof ROSTER_FAILURES)[number];

/**
 * A problem by its location. It contains nothing from the row: reports are stored longer than the file, and rows have
 * names and addresses.
 */
export type RosterProblem = {
  readonly code: RosterProblemKind;
  readonly file: string;
  /** From 1; null for the whole file. */
  readonly line: number | null;
  /** The name of the column; null for the whole row. */
  readonly field: string | null;
  /** The line of the other row, of two that contradict each other. */
  readonly other: number | null;
};

/** A roster of which nothing can be imported. */
export class RosterError extends Error {
  override name = 'RosterError';
  readonly problem: RosterProblem;
  constructor(
    code: RosterFailure,
    { file, line = null, field = null }: { file: string; line?: number | null; field?: string | null },
  ) {
    super(`${code}: ${file}${line === null ? '' : `:${line}`}`);
    this.problem = { code, file, line, field, other: null };
  }
}

/** Collects the problems of rows: all are counted, and the first are stored. */
export class RosterProblems {
  count = 0;
  readonly first: RosterProblem[] = [];

  add(
    code: (typeof ROSTER_ROW_PROBLEMS)[number],
    {
      file,
      line,
      field = null,
      other = null,
    }: { readonly file: string; readonly line: number; readonly field?: string | null; readonly other?: number | null },
  ): void {
    this.count += 1;
    if (this.first.length < ROSTER_PROBLEMS_MAX) this.first.push({ code, file, line, field, other });
  }
}
