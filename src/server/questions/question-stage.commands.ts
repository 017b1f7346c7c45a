import type pg from 'pg';
import { QUESTIONS_PER_QUIZ_MAX } from '#domain/assessments/assessment.limits.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionText } from '#domain/questions/authoring/question-draft.schema.ts';
import { isPublishable, lintQuestion } from '#domain/questions/authoring/question-lint.rule.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { type AssessmentTable, KIND_OF } from '../assessments/assessment.lock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { deleteRows, refusePinned } from '../platform/resources/purge.commands.ts';
import type { Pin } from '../platform/resources/resource-table.ts';
import { storedKey } from './answer-keys/key-columns.sql.ts';
import type { Author } from './author.ts';
import { type LockedQuestion, lockQuestion } from './question.commands.ts';
import { recorded, recordedWithin } from './recorded-change.ts';

/** Names of changes of stage in the audit log. */
export const actionOf = (stage: Stage, publishAt: string | null): string =>
  publishAt !== null ? 'scheduled' : { published: 'published', review: 'handedToReview', draft: 'withdrawn' }[stage];

type QuestionRef = { readonly id: string; readonly revision: number };

/**
 * Changes the stage of a question's latest version. `published`: students get it from now on. `review` with a time: it
 * is scheduled. `draft`: it is being written. The previously published version stays published. Returns the new
 * revision. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, and `INVALID_INPUT` for a version that not everyone could answer.
 */
export const setQuestionStage = (
  pool: pg.Pool,
  author: Author,
  target: QuestionRef,
  { stage, publishAt }: { readonly stage: Stage; readonly publishAt: string | null },
): Promise<number> =>
  recorded(
    pool,
    author,
    { kind: 'question-bank', id: target.id, action: actionOf(stage, publishAt) },
    async (client) => {
      const item = await lockQuestion(client, author, target);
      if (stage === 'published' || publishAt !== null) await refuseInaccessible(client, item.id);
      if (stage === 'published') return publishQuestion(client, item);
      const { rows } = await client.query<{ revision: number }>(
        `update items set stage = $2, publish_at = $3, revision = revision + 1, changed_at = now() where id = $1 returning revision`,
        [item.id, stage, stage === 'review' ? publishAt : null],
      );
      return rows[0]?.revision ?? item.revision;
    },
  );

/** Students get the latest version from now on; a newly published question joins the practice quiz of its topic. */
async function publishQuestion(
  client: pg.ClientBase,
  item: Pick<LockedQuestion, 'id' | 'isPublished'>,
): Promise<number> {
  const { rows } = await client.query<{ revision: number }>(
    `update items i set stage = 'published', publish_at = null, published_at = coalesce(published_at, now()),
       version = (select max(version) from item_versions v where v.item_id = i.id), revision = revision + 1, changed_at = now()
     where id = $1 returning revision`,
    [item.id],
  );
  if (!item.isPublished) {
    await client.query(
      `insert into quiz_items (quiz_id, item_id, position)
       select q.id, i.id, coalesce((select max(position) from quiz_items where quiz_id = q.id), 0) + 1
       from items i join quizzes q on q.topic_id = i.topic_id and q.practice
       where i.id = $1 and i.in_bank and (select count(*) from quiz_items where quiz_id = q.id) < $2 on conflict do nothing`,
      [item.id, QUESTIONS_PER_QUIZ_MAX],
    );
  }
  return rows[0]?.revision ?? 0;
}

async function refuseInaccessible(client: pg.ClientBase, id: string): Promise<void> {
  const { rows } = await client.query<Omit<QuestionText, 'key' | 'explanation' | 'hints'> & { storedKey: StoredKey }>(
    `select i.type, v.stem, v.body, ${storedKey('v')} as "storedKey", v.source from items i join item_versions v on v.item_id = i.id
     where i.id = $1 order by v.version desc limit 1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return;
  const { answer: key, explanation, hints } = new SealedKey(row.storedKey).openFor('authoring check');
  const { storedKey: _, ...rest } = row;
  if (!isPublishable(lintQuestion({ ...rest, key, explanation, hints: [...hints] })))
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('questionInaccessible'),
    });
}

// A published paper must not lose a question silently.
const IN_PAPER = `select from item_versions v join paper_items pi on pi.version_id = v.id join exam_papers p on p.id = pi.paper_id
  where v.item_id = i.id and p.live`;

/** Unpublishes a question. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `IN_USE`. */
export const withdrawQuestion = (pool: pg.Pool, author: Author, target: QuestionRef): Promise<number> =>
  takeBack(pool, author, target, 'withdrawn', `stage = 'draft', publish_at = null, published_at = null`);

/** Moves a question to the recycle bin. Attempts keep it. Throws as `withdrawQuestion` does. */
export const deleteQuestion = (pool: pg.Pool, author: Author, target: QuestionRef): Promise<number> =>
  takeBack(pool, author, target, 'deleted', `deleted_at = now()`);

const takeBack = (
  pool: pg.Pool,
  author: Author,
  target: QuestionRef,
  action: 'withdrawn' | 'deleted',
  change: string,
): Promise<number> =>
  recorded(pool, author, { kind: 'question-bank', id: target.id, action }, async (client) => {
    const item = await lockQuestion(client, author, target);
    const { rows } = await client.query<{ revision: number }>(
      `update items i set ${change}, revision = revision + 1, changed_at = now()
       where i.id = $1 and not exists (${IN_PAPER}) returning revision`,
      [item.id],
    );
    if (rows[0] === undefined)
      throw new ProductError('IN_USE', {
        problem: problemText('questionInPublishedPaper'),
      });
    return rows[0].revision;
  });

/** Restores a question from the recycle bin unchanged. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`. */
export const restoreQuestion = (pool: pg.Pool, author: Author, target: QuestionRef): Promise<number> =>
  recorded(pool, author, { kind: 'question-bank', id: target.id, action: 'restored' }, async (client) => {
    const item = await lockQuestion(client, author, { ...target, deleted: true });
    const { rows } = await client.query<{ revision: number }>(
      'update items set deleted_at = null, revision = revision + 1, changed_at = now() where id = $1 returning revision',
      [item.id],
    );
    return rows[0]?.revision ?? item.revision;
  });

const QUESTION_PINS: readonly Pin[] = [
  {
    sql: 'select from item_versions v join attempt_items a on a.version_id = v.id where v.item_id = any($1)',
    because: problemText('resultsDepend'),
  },
  {
    sql: 'select from item_versions v join paper_items p on p.version_id = v.id where v.item_id = any($1)',
    because: problemText('questionInPaper'),
  },
  {
    sql: 'select from item_versions v join assignment_items a on a.version_id = v.id where v.item_id = any($1)',
    because: problemText('usedInAssignment'),
  },
];

/**
 * Deletes a question permanently from the recycle bin. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, and `IN_USE` with the
 * reason.
 */
export const purgeQuestion = (pool: pg.Pool, author: Author, target: QuestionRef): Promise<void> =>
  recorded(pool, author, { kind: 'question-bank', id: target.id, action: 'purged' }, async (client) => {
    const { id } = await lockQuestion(client, author, { ...target, deleted: true });
    const { rowCount } = await client.query('select from items where id = $1 and deleted_at is not null', [id]);
    if (rowCount === 0) throw new ProductError('NOT_FOUND');
    await refusePinned(client, QUESTION_PINS, [id]);
    await deleteRows(client, 'items', [id]);
  });

/** Publishes scheduled versions that are due. Servers divide the work between them. */
export async function publishDue(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Pick<LockedQuestion, 'id' | 'isPublished'>>(
      `select id, published_at is not null as "isPublished" from items
       where publish_at <= now() and stage = 'review' and deleted_at is null
       order by publish_at limit 100 for update skip locked`,
    );
    for (const item of rows) {
      await recordedWithin(client, null, { kind: 'question-bank', id: item.id, action: 'published' }, () =>
        publishQuestion(client, item),
      );
    }
  });
  await publishDueAssessments(pool, 'quizzes');
  await publishDueAssessments(pool, 'exam_papers');
}

const publishDueAssessments = (pool: pg.Pool, table: AssessmentTable): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from ${table} where publish_at <= now() and stage = 'review' and deleted_at is null
       order by publish_at limit 100 for update skip locked`,
    );
    for (const { id } of rows) {
      await recordedWithin(client, null, { kind: KIND_OF[table], id, action: 'published' }, () =>
        client.query(
          `update ${table} set stage = 'published', publish_at = null, revision = revision + 1, changed_at = now() where id = $1`,
          [id],
        ),
      );
    }
  });
