import type pg from 'pg';
import { assessmentFilterSchema } from '#domain/assessments/assessment-filter.schema.ts';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assessmentAuthorOf } from '../../assessments/assessment.lock.ts';
import { listAssessments } from '../../assessments/assessment-list.queries.ts';
import { readInput } from '../../graph/input.ts';
import { authorOf } from '../../questions/author.ts';
import { readBank } from '../../questions/bank.queries.ts';
import type { Authored } from '../../questions/recorded-change.ts';

const ROWS_AT_ONCE = 1_000;

const COLUMNS: Readonly<Record<Authored, readonly string[]>> = {
  'question-bank': [
    'id',
    'externalId',
    'type',
    'stage',
    'isLive',
    'subject',
    'topic',
    'difficulty',
    'marks',
    'tags',
    'stem',
    'changedAt',
  ],
  quiz: ['id', 'title', 'subject', 'detail', 'stage', 'questionCount', 'changedAt'],
  'exam-paper': ['id', 'title', 'subject', 'detail', 'stage', 'questionCount', 'changedAt'],
};

/** Whether a kind of record has columns of an authored list. */
export const isAuthored = (kind: string): kind is Authored => Object.hasOwn(COLUMNS, kind);

type Page = { readonly rows: readonly object[]; readonly next: string | null };
type ReadPage = (after: string | null) => Promise<Page>;

/** How the pages of a list are read for this viewer. Throws `FORBIDDEN`, `INVALID_INPUT`. */
export function authoredPages(pool: pg.Pool, viewer: Viewer, kind: Authored, filter: unknown): ReadPage {
  if (kind === 'question-bank') {
    const [author, bankFilter] = [
      authorOf(viewer, 'read'),
      { ...readInput(bankFilterSchema, filter), selectable: false },
    ];
    return (after) => readBank(pool, author, bankFilter, after, ROWS_AT_ONCE);
  }
  const table = kind === 'quiz' ? 'quizzes' : 'exam_papers';
  const [author, bankFilter] = [assessmentAuthorOf(viewer, table, 'read'), readInput(assessmentFilterSchema, filter)];
  return (after) => listAssessments(pool, author, table, bankFilter, after, ROWS_AT_ONCE);
}

/** A whole list as CSV (RFC 4180) in which no spreadsheet finds formulas, a thousand rows at a time. */
export async function* authoredCsv(kind: Authored, read: ReadPage): AsyncGenerator<string> {
  const columns = COLUMNS[kind];
  // The byte order mark marks it as UTF-8 for spreadsheets.
  yield `\uFEFF${csvLine(columns)}`;
  let after: string | null = null;
  do {
    const { rows, next }: Page = await read(after);
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(Reflect.get(row, column))))).join('');
    after = next;
  } while (after !== null);
}

const cellOf = (value: unknown): string | number | null =>
  value === null || value === undefined ? null : typeof value === 'number' ? value : String(value);
