import type pg from 'pg';
import { problemText } from '#domain/platform/problem.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { deleteRows, refusePinned } from '../platform/resources/purge.commands.ts';
import type { Pin } from '../platform/resources/resource-table.ts';
import type { Author } from '../questions/author.ts';
import { actionOf } from '../questions/question-stage.commands.ts';
import { recorded } from '../questions/recorded-change.ts';
import {
  type AssessmentTable,
  KIND_OF,
  lockAssessment,
  lockOwnAssessment,
  refuseIncomplete,
} from './assessment.lock.ts';

type AssessmentRef = { readonly id: string; readonly revision: number };

/**
 * Publishes or schedules a quiz or paper, or unpublishes it. Returns the new revision. Throws `NOT_FOUND`,
 * `CHANGED_MEANWHILE`, `INVALID_INPUT`.
 */
export const setAssessmentStage = (
  pool: pg.Pool,
  author: Author,
  table: AssessmentTable,
  target: AssessmentRef,
  { stage, publishAt }: { readonly stage: Stage; readonly publishAt: string | null },
): Promise<number> =>
  recorded(
    pool,
    author,
    { kind: KIND_OF[table], id: target.id, action: actionOf(stage, publishAt) },
    async (client) => {
      await lockAssessment(client, table, author, target);
      if (stage === 'published' || publishAt !== null) await refuseIncomplete(client, table, target.id);
      const { rows } = await client.query<{ revision: number }>(
        `update ${table} set stage = $2, publish_at = $3, revision = revision + 1, changed_at = now() where id = $1 returning revision`,
        [target.id, stage, stage === 'review' ? publishAt : null],
      );
      return rows[0]?.revision ?? target.revision;
    },
  );

/** Moves it to the recycle bin; attempts at it remain. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export const deleteAssessment = (
  pool: pg.Pool,
  author: Author,
  table: AssessmentTable,
  target: AssessmentRef,
): Promise<void> =>
  recorded(pool, author, { kind: KIND_OF[table], id: target.id, action: 'deleted' }, async (client) => {
    await lockAssessment(client, table, author, target);
    await client.query(
      `update ${table} set deleted_at = now(), revision = revision + 1, changed_at = now() where id = $1`,
      [target.id],
    );
  });

/** Restores it from the recycle bin unchanged. Throws `NOT_FOUND`. */
export const restoreAssessment = (pool: pg.Pool, author: Author, table: AssessmentTable, id: string): Promise<void> =>
  recorded(pool, author, { kind: KIND_OF[table], id, action: 'restored' }, async (client) => {
    await lockOwnAssessment(client, table, author, { id, isDeleted: true });
    await client.query(
      `update ${table} set deleted_at = null, revision = revision + 1, changed_at = now() where id = $1`,
      [id],
    );
  });

const SET_PINS = (column: string): readonly Pin[] => [
  {
    sql: `select from attempts where ${column} = any($1)`,
    because: problemText('resultsDepend'),
  },
  {
    sql: `select from assignment_parts where ${column} = any($1)`,
    because: problemText('usedInAssignment'),
  },
];

/** Deletes one permanently from the recycle bin. Throws `NOT_FOUND`, and `IN_USE` with the reason. */
export const purgeAssessment = (pool: pg.Pool, author: Author, table: AssessmentTable, id: string): Promise<void> =>
  recorded(pool, author, { kind: KIND_OF[table], id, action: 'purged' }, async (client) => {
    await lockOwnAssessment(client, table, author, { id, isDeleted: true });
    await refusePinned(client, SET_PINS(table === 'quizzes' ? 'quiz_id' : 'paper_id'), [id]);
    await deleteRows(client, table, [id]);
  });
