import type pg from 'pg';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { isOpenModeration, type ModerationStatus } from '#domain/attempts/moderation/moderation-status.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { type StoredDraw, withDraw } from '../../questions/answer-keys/drawn-question.ts';
import { storedAnswer, storedDraw } from '../../questions/answer-keys/key-columns.sql.ts';
import { isSecondMarker, MODERATIONS } from './moderation.sql.ts';

/** A saved mark. `version`: what the next change of it has to name. */
export type ModerationMark = { readonly marks: number; readonly outOf: number; readonly version: number };

/** Points for an answer of a sample. `version`: of the mark that they replace. */
export type GivenModerationMark = {
  readonly moderation: string;
  readonly number: number;
  readonly version: number;
  readonly awards: readonly Award[];
};

type AnswerRow = {
  readonly type: QuestionTypeName;
  readonly storedKey: StoredKey;
  readonly draw: StoredDraw | null;
  readonly awards: readonly Award[] | null;
  readonly version: number;
};

/**
 * Saves the second marker's points for an answer of a sample. The marks follow from the mark scheme, so they are never
 * more than the question has. Throws `NOT_FOUND` for everyone but the requested colleague while the request is open,
 * `CHANGED_MEANWHILE` if another device has saved other points since, and `INVALID_INPUT` for points that are not in the
 * mark scheme. The same points again change nothing.
 */
export const saveModerationMark = (pool: pg.Pool, userId: string, mark: GivenModerationMark): Promise<ModerationMark> =>
  inTransaction(pool, (client) => storeModerationMark(client, userId, mark));

/** The same in the caller's transaction. */
export async function storeModerationMark(
  client: pg.ClientBase,
  userId: string,
  { moderation, number, version, awards }: GivenModerationMark,
): Promise<ModerationMark> {
  const { status, isSecond } = await lockModeration(client, userId, moderation);
  if (!isSecond || !isOpenModeration(status)) throw new ProductError('NOT_FOUND');
  const { rows } = await client.query<AnswerRow>(
    `select i.type, ${storedAnswer('k')} as "storedKey", ${storedDraw('v', 'k', 'ma')} as draw, ma.awards, ma.version
     from moderation_answers ma join attempt_items ai on ai.attempt_id = ma.attempt_id and ai.position = ma.position
     join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
     join item_versions k on k.id = ma.scheme_version_id where ma.moderation_id = $1 and ma.number = $2`,
    [moderation, number],
  );
  const [answer] = rows.map(withDraw);
  if (answer === undefined) throw new ProductError('NOT_FOUND');
  const scheme = schemeOfKey(answer.type, new SealedKey(answer.storedKey).openFor('marker agreement').answer);
  if (scheme === null || !awards.every(({ point }) => scheme.points.some(({ id }) => id === point)))
    throw new ProductError('INVALID_INPUT');
  const { marks, outOf } = evaluateAwards(scheme, awards);
  if (answer.awards !== null && areSame(answer.awards, awards)) return { marks, outOf, version: answer.version };
  if (answer.version !== version) throw new ProductError('CHANGED_MEANWHILE');
  await client.query(
    `update moderation_answers set awards = $3, second_marks = $4, version = version + 1
     where moderation_id = $1 and number = $2`,
    [moderation, number, JSON.stringify(awards), marks],
  );
  await client.query(`update moderations set status = 'inProgress' where id = $1`, [moderation]);
  return { marks, outOf, version: version + 1 };
}

/** Whether the same points are awarded, in any order. */
const areSame = (before: readonly Award[], after: readonly Award[]): boolean =>
  before.length === after.length &&
  before.every((award) =>
    after.some(({ point, carried }) => point === award.point && (carried ?? false) === (award.carried ?? false)),
  );

/**
 * Ends the second marking: from now on, both sides see the comparison, and nothing can be changed. Throws `NOT_FOUND` for
 * everyone but the requested colleague, and `INVALID_INPUT` while answers are not marked. Again: changes nothing.
 */
export const finishModeration = (pool: pg.Pool, userId: string, moderation: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { status, isSecond } = await lockModeration(client, userId, moderation);
    if (!isSecond || status === 'cancelled') throw new ProductError('NOT_FOUND');
    if (status === 'finished') return;
    const { rowCount } = await client.query(
      'select from moderation_answers where moderation_id = $1 and second_marks is null limit 1',
      [moderation],
    );
    if (rowCount !== 0) throw new ProductError('INVALID_INPUT', { problem: problemText('moderationIncomplete') });
    await end(client, moderation, 'finished');
  });

/**
 * Cancels a moderation: a teacher of the class withdraws it, or the requested colleague declines. Throws `NOT_FOUND` for
 * everyone else, and `INVALID_INPUT` for a finished one. Again: changes nothing.
 */
export const cancelModeration = (pool: pg.Pool, userId: string, moderation: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { status } = await lockModeration(client, userId, moderation);
    if (status === 'finished') throw new ProductError('INVALID_INPUT', { problem: problemText('moderationEnded') });
    if (status !== 'cancelled') await end(client, moderation, 'cancelled');
  });

const end = (client: pg.ClientBase, moderation: string, status: ModerationStatus) =>
  client.query('update moderations set status = $2, ended_at = now() where id = $1', [moderation, status]);

/** Locks a moderation of a class that the user teaches, or one whose second marker the user is. Throws `NOT_FOUND`. */
async function lockModeration(client: pg.ClientBase, userId: string, id: string) {
  const { rows } = isUuid(id)
    ? await client.query<{ status: ModerationStatus; isSecond: boolean }>(
        `select m.status, coalesce(${isSecondMarker('$2')}, false) as "isSecond" from ${MODERATIONS}
         where m.id = $1 and (${isSecondMarker('$2')} or ${teaches('c.id', '$2')}) for update of m`,
        [id, userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
