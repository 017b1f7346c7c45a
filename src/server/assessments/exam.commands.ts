import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { EXAMS_PER_STUDENT_MAX } from '#domain/assessments/assessment.limits.ts';
import type { ExamDraft, ExamRecipe } from '#domain/assessments/exam-recipe.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../access/viewer.ts';
import { lockUser } from '../platform/db/lock-user.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { drawQuestions } from './exam-draw.ts';

const noMatchError = (): ProductError =>
  new ProductError('INVALID_INPUT', {
    fields: { recipe: problemText('noQuestionsMatch') },
  });

/** Creates an exam of the viewer's own and draws its questions. Returns its id. Throws `INVALID_INPUT`. */
export const createExam = (pool: pg.Pool, viewer: Viewer, draft: ExamDraft): Promise<string> =>
  inTransaction(pool, (client) => insertExam(client, viewer, draft, []));

async function insertExam(
  client: pg.ClientBase,
  viewer: Viewer,
  { title, recipe }: ExamDraft,
  avoid: readonly string[],
): Promise<string> {
  await lockUser(client, viewer.userId);
  const { rows } = await client.query<{ full: boolean }>(
    'select count(*) >= $2 as full from exams where owner_id = $1 and deleted_at is null',
    [viewer.userId, EXAMS_PER_STUDENT_MAX],
  );
  if (rows[0]?.full === true)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('examsLimit'),
    });
  const id = randomUUID();
  await client.query('insert into exams (id, owner_id, title, recipe, seconds) values ($1, $2, $3, $4, $5)', [
    id,
    viewer.userId,
    title,
    JSON.stringify(recipe),
    recipe.seconds,
  ]);
  if ((await drawQuestions(client, viewer, { examId: id, recipe, avoid, seed: id })) === 0) throw noMatchError();
  return id;
}

type OwnExam = { readonly title: string; readonly recipe: ExamRecipe };

/** The exam, locked until the transaction ends. Throws `NOT_FOUND`, for others' exams too. */
async function lockOwn(client: pg.ClientBase, viewer: Viewer, id: string): Promise<OwnExam> {
  const { rows } = isUuid(id)
    ? await client.query<OwnExam>(
        'select title, recipe from exams where id = $1 and owner_id = $2 and deleted_at is null for update',
        [id, viewer.userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}

/**
 * Changes name and recipe. New questions are drawn only if the recipe has changed what it asks for; attempts keep their
 * questions either way. Throws `NOT_FOUND`, `INVALID_INPUT`.
 */
export async function changeExam(
  pool: pg.Pool,
  viewer: Viewer,
  id: string,
  { title, recipe }: ExamDraft,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const before = await lockOwn(client, viewer, id);
    await client.query('update exams set title = $2, recipe = $3, seconds = $4, updated_at = now() where id = $1', [
      id,
      title,
      JSON.stringify(recipe),
      recipe.seconds,
    ]);
    if (isSameRecipe(before.recipe, recipe)) return;
    await client.query('delete from exam_items where exam_id = $1', [id]);
    if ((await drawQuestions(client, viewer, { examId: id, recipe, avoid: [], seed: randomUUID() })) === 0)
      throw noMatchError();
  });
}

function isSameRecipe(first: ExamRecipe, second: ExamRecipe): boolean {
  const recipeKey = ({ topics, types, difficulties, prefer, length }: ExamRecipe): string =>
    JSON.stringify([topics.toSorted(), types.toSorted(), difficulties.toSorted(), prefer, length]);
  return recipeKey(first) === recipeKey(second);
}

/** Hides the exam from its owner; attempts at it remain. Deleting it again changes nothing. Throws `NOT_FOUND`. */
export async function deleteExam(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  const { rowCount } = isUuid(id)
    ? await pool.query(
        'update exams set deleted_at = coalesce(deleted_at, now()), share_token = null where id = $1 and owner_id = $2',
        [id, viewer.userId],
      )
    : { rowCount: 0 };
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Creates another exam with the same recipe, with other questions as long as there are any. Returns its id. Throws
 * `NOT_FOUND`.
 */
export const repeatExam = (pool: pg.Pool, viewer: Viewer, id: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const exam = await lockOwn(client, viewer, id);
    const { rows } = await client.query<{ item_id: string }>(
      'select v.item_id from exam_items ei join item_versions v on v.id = ei.version_id where ei.exam_id = $1',
      [id],
    );
    const used = rows.map((row) => row.item_id);
    return insertExam(client, viewer, exam, used);
  });

/** The token of the link with which others copy the recipe; always the same one. Throws `NOT_FOUND`. */
export const shareExam = (pool: pg.Pool, viewer: Viewer, id: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    await lockOwn(client, viewer, id);
    const { rows } = await client.query<{ token: string | null }>(
      'update exams set share_token = coalesce(share_token, $2) where id = $1 returning share_token as token',
      [id, randomBytes(18).toString('base64url')],
    );
    return rows[0]?.token ?? '';
  });
