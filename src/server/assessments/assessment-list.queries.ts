import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { BANK_PAGE_ROWS } from '#domain/questions/question.limits.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { type Author, isOfSchool, sharing } from '../questions/author.ts';
import type { AssessmentTable } from './assessment.lock.ts';

export type AssessmentFilter = { readonly search: string; readonly stage: Stage | null; readonly deleted: boolean };

/** A quiz or paper in a list. */
export type AssessmentRow = {
  readonly id: string;
  readonly title: string;
  /** The topic of a quiz, the year and session of a paper. */
  readonly detail: string;
  readonly subject: string;
  readonly stage: Stage;
  readonly questionCount: number;
  /** Shared with the owner's colleagues. */
  readonly isShared: boolean;
  readonly revision: number;
  readonly changedAt: string;
};

export type AssessmentPage = { readonly rows: readonly AssessmentRow[]; readonly next: string | null };

const KINDS: Readonly<
  Record<
    AssessmentTable,
    {
      readonly from: string;
      readonly detail: string;
      readonly count: string;
      readonly shared: string;
      readonly own: (author: Author) => string;
    }
  >
> = {
  quizzes: {
    from: 'page x join topics t on t.id = x.topic_id join subjects s on s.id = t.subject_id',
    detail: 't.title',
    // The stored count covers what every student may open, and nothing of a teacher's own.
    count: `case when x.in_bank then coalesce((select items from quiz_counts c where c.quiz_id = x.id), 0)
      else (select count(*)::int from quiz_items qi where qi.quiz_id = x.id)
        + coalesce((select sum(count)::int from quiz_draws d where d.quiz_id = x.id), 0) end`,
    shared: `coalesce(${sharing('x')}, false)`,
    own: ({ bank }) =>
      bank
        ? 'in_bank and $6::uuid is not null and $7::uuid is null'
        : `not in_bank and (owner_id = $6::uuid or ${isOfSchool('quiz', 'quizzes', '$7')})`,
  },
  exam_papers: {
    from: 'page x join subjects s on s.id = x.subject_id',
    detail: `trim(x.year || ' ' || x.session)`,
    count: '(select count(*)::int from paper_items pi where pi.paper_id = x.id)',
    shared: 'false',
    own: ({ bank }) => `${bank} and $6::uuid is not null and $7::uuid is null`,
  },
};

/**
 * A page of the bank's quizzes or papers, or of a teacher's own quizzes, most recently changed first. Throws
 * `INVALID_INPUT` for an invalid cursor.
 */
export async function listAssessments(
  pool: pg.Pool,
  author: Author,
  table: AssessmentTable,
  { search, stage, deleted }: AssessmentFilter,
  after: string | null,
  most = BANK_PAGE_ROWS,
): Promise<AssessmentPage> {
  const [changed, id] = after === null ? [null, null] : readCursor(after);
  const { from, detail, count, shared, own } = KINDS[table];
  const { rows } = await pool.query<AssessmentRow & { cursor: string }>(
    `with page as materialized (
       select * from ${table} where ${own(author)} and (deleted_at is not null) = $1 and ($2::text is null or stage = $2)
         and ($3 = '' or title ilike '%' || $3 || '%') and ($4::timestamptz is null or (changed_at, id) < ($4, $5::uuid))
       order by changed_at desc, id desc limit ${most + 1})
     select x.id, x.title, ${detail} as detail, s.title as subject, x.stage, ${count} as "questionCount", ${shared} as "isShared", x.revision,
       ${instantJson('x.changed_at')} as "changedAt", x.changed_at::text || '|' || x.id as cursor
     from ${from} order by x.changed_at desc, x.id desc`,
    [deleted, stage, search.replace(/[\\%_]/g, '\\$&'), changed, id, author.userId, author.readsSchool],
  );
  const shown = rows.slice(0, most);
  return { rows: shown, next: rows.length > most ? (shown.at(-1)?.cursor ?? null) : null };
}

/** The two columns after which a page starts. Throws `INVALID_INPUT`. */
export function readCursor(cursor: string): readonly [changedAt: string, id: string] {
  const match = /^(\d{4}-\d\d-\d\d[\d: .+-]*)\|([0-9a-f-]{36})$/.exec(cursor);
  if (match === null) throw new ProductError('INVALID_INPUT');
  return [match[1] ?? '', match[2] ?? ''];
}
