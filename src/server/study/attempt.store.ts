import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/errors.ts';
import type { Score } from '#domain/items/item-type.ts';
import type { ItemTypeName } from '#domain/items/registry.ts';
import { readResponse } from '#domain/items/score-response.ts';
import { isMarkedByScheme } from '#domain/marking/scheme-of-key.ts';
import type { Viewer } from '../auth/viewer.ts';
import { inTransaction } from '../db/transaction.ts';
import { isUuid } from '../db/uuid.ts';
import { scoreAnswer } from '../marking/score-answer.ts';
import { quizRefJson } from './attempt-summary.query.ts';
import type { QuizRef } from './content.query.ts';
import { refuseUnlessOpen } from './quiz.query.ts';

/** Begins an attempt at a quiz, or finds the one that is open. Returns its id. Throws `NOT_FOUND`, `PAYMENT_REQUIRED`. */
export async function startAttempt(pool: pg.Pool, viewer: Viewer, quizId: string): Promise<string> {
  if (!isUuid(quizId)) throw new ProductError('NOT_FOUND');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ quiz: QuizRef; free: boolean }>(
      `select ${quizRefJson('q', 't', 's')} as quiz, t.free
       from quizzes q join topics t on t.id = q.topic_id join subjects s on s.id = t.subject_id where q.id = $1`,
      [quizId],
    );
    const row = rows[0];
    if (row === undefined) throw new ProductError('NOT_FOUND');
    refuseUnlessOpen(viewer, row.quiz, row.free);

    const id = randomUUID();
    const begun = await client.query(
      'insert into attempts (id, user_id, quiz_id) values ($1, $2, $3) on conflict (user_id, quiz_id) where handed_in_at is null do nothing',
      [id, viewer.userId, quizId],
    );
    if (begun.rowCount === 0) return openAttempt(client, viewer, quizId);
    await client.query(
      `insert into attempt_items (attempt_id, position, version_id)
       select $1, row_number() over (order by qi.position, qi.item_id), v.id
       from quiz_items qi join items i on i.id = qi.item_id
       join item_versions v on v.item_id = i.id and v.version = i.version
       where qi.quiz_id = $2`,
      [id, quizId],
    );
    return id;
  });
}

async function openAttempt(client: pg.PoolClient, viewer: Viewer, quizId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from attempts where user_id = $1 and quiz_id = $2 and handed_in_at is null',
    [viewer.userId, quizId],
  );
  // Handed in between the two statements: rare, and starting again is the right thing for the person to do.
  if (rows[0] === undefined) throw new ProductError('ATTEMPT_CLOSED');
  return rows[0].id;
}

export type Answer = {
  readonly operationId: string;
  readonly attempt: string;
  readonly position: number;
  readonly sequence: number;
  readonly response: unknown;
};

/**
 * Appends an answer to the log; resolves after the commit. An operation that comes again counts once.
 * Throws `NOT_FOUND` (no such item in an attempt of the viewer's), `ATTEMPT_CLOSED`, `INVALID_INPUT`.
 */
export async function saveAnswer(pool: pg.Pool, viewer: Viewer, answer: Answer): Promise<void> {
  if (!isUuid(answer.attempt)) throw new ProductError('NOT_FOUND');
  if (!isUuid(answer.operationId) || answer.sequence < 1) throw new ProductError('INVALID_INPUT');
  const { rows } = await pool.query<{ type: ItemTypeName; body: unknown; closed: boolean; known: boolean }>(
    `select i.type, v.body, a.handed_in_at is not null as closed,
       exists (select from answer_log l where l.operation_id = $4 and l.attempt_id = a.id and l.position = ai.position) as known
     from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.position = $3
     join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
     where a.id = $1 and a.user_id = $2`,
    [answer.attempt, viewer.userId, answer.position, answer.operationId],
  );
  const item = rows[0];
  if (item === undefined) throw new ProductError('NOT_FOUND');
  if (item.known) return;
  if (item.closed) throw new ProductError('ATTEMPT_CLOSED');
  const response = readResponse(item, answer.response);
  if (response === null)
    throw new ProductError('INVALID_INPUT', { fields: { response: 'This answer does not fit the question' } });

  // The share lock makes handing in wait for answers under way, and answers wait for a hand-in under way.
  const { rows: saved } = await pool.query<{ open: boolean; appended: boolean }>(
    `with attempt as (select id from attempts where id = $1 and handed_in_at is null for share),
     appended as (
       insert into answer_log (operation_id, attempt_id, position, sequence, response)
       select $2, id, $3, $4, $5 from attempt
       on conflict (operation_id) do nothing returning 1)
     select exists (select from attempt) as open, exists (select from appended) as appended`,
    [answer.attempt, answer.operationId, answer.position, answer.sequence, JSON.stringify(response)],
  );
  if (saved[0]?.open !== true) throw new ProductError('ATTEMPT_CLOSED');
  if (!saved[0].appended) await refuseForeignOperation(pool, answer);
}

/** The operation was there already: the same answer from a second connection is fine, an id used for something else is not. */
async function refuseForeignOperation(pool: pg.Pool, { operationId, attempt, position }: Answer): Promise<void> {
  const { rowCount } = await pool.query(
    'select from answer_log where operation_id = $1 and attempt_id = $2 and position = $3',
    [operationId, attempt, position],
  );
  if (rowCount === 0) throw new ProductError('INVALID_INPUT');
}

type AnsweredItem = { position: number; type: ItemTypeName; body: unknown; key: unknown; response: unknown };

/**
 * Scores an attempt and closes it. A second hand-in changes nothing. Items that only a person can mark are left out
 * of the marks. Throws `NOT_FOUND`.
 */
export async function handIn(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id)) throw new ProductError('NOT_FOUND');
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ handed_in_at: Date | null }>(
      'select handed_in_at from attempts where id = $1 and user_id = $2 for update',
      [id, viewer.userId],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (rows[0].handed_in_at !== null) return;
    const { rows: items } = await client.query<AnsweredItem>(
      `select ai.position, i.type, v.body, v.key, (
         select l.response from answer_log l where l.attempt_id = ai.attempt_id and l.position = ai.position
         order by l.sequence desc, l.received_at desc limit 1) as response
       from attempt_items ai join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
       where ai.attempt_id = $1`,
      [id],
    );
    await storeScores(
      client,
      id,
      items.map((item) => ({ position: item.position, type: item.type, score: scoreAnswer(item, item.response) })),
    );
  });
}

type ScoredItem = { readonly position: number; readonly type: ItemTypeName; readonly score: Score };

async function storeScores(client: pg.PoolClient, id: string, items: readonly ScoredItem[]): Promise<void> {
  await client.query(
    `update attempt_items ai set outcome = s.outcome, credit = s.credit, remark = s.remark
     from unnest($2::int[], $3::text[], $4::float8[], $5::text[]) as s(position, outcome, credit, remark)
     where ai.attempt_id = $1 and ai.position = s.position`,
    [
      id,
      items.map(({ position }) => position),
      items.map(({ score }) => score.outcome),
      items.map(({ score }) => score.credit),
      items.map(({ score }) => score.remark ?? null),
    ],
  );
  const markable = items.filter(({ type }) => !isMarkedByScheme(type));
  const marks = markable.reduce((sum, { score }) => sum + (score.credit ?? 0), 0);
  await client.query('update attempts set handed_in_at = now(), marks = $2, marks_out_of = $3 where id = $1', [
    id,
    marks,
    markable.length,
  ]);
}
