import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { drawSample, largestSample } from '#domain/attempts/moderation/draw-sample.rule.ts';
import { MODERATIONS_PER_ASSIGNMENT_MAX, SAMPLE_MIN } from '#domain/attempts/moderation/moderation.limits.ts';
import type { ModerationRequest } from '#domain/attempts/moderation/moderation.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { Viewer } from '../../access/viewer.ts';
import { lockCurrent } from '../../classrooms/classroom.commands.ts';
import { teaches } from '../../classrooms/classroom.permission.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { markedAnswers } from './marked-answers.sql.ts';

const SAMPLED_FROM = markedAnswers('s.id = $1 and p.id = $4 and ai.position = $5', '$2');

type Answer = {
  readonly attempt: string;
  readonly scheme: string;
  readonly marks: number;
  readonly outOf: number;
};

/**
 * Draws a sample of the marked answers to a question, and requests a colleague to mark it. Returns the id. Throws
 * `NOT_FOUND` for assignments of classes that the viewer doesn't teach, and `INVALID_INPUT` for an archived class, a
 * colleague who teaches the class or isn't a teacher of its school, and a sample of more than all answers but one.
 */
export const requestModeration = (
  pool: pg.Pool,
  viewer: Viewer,
  assignment: string,
  request: ModerationRequest,
): Promise<string> =>
  inTransaction(pool, async (client) => {
    const classroom = await classroomOf(client, viewer, assignment);
    // The lock also makes two requests wait for each other, so that both are counted.
    await lockCurrent(client, viewer, classroom);
    await refuseTooMany(client, assignment);
    await assertColleague(client, classroom, request.teacher);
    return insertModeration(client, { assignment, requestedBy: viewer.userId, ...request });
  });

/** Draws and stores the sample, in the caller's transaction. Returns the id of the moderation. */
export async function insertModeration(
  client: pg.ClientBase,
  {
    assignment,
    requestedBy,
    part,
    position,
    teacher,
    count,
  }: ModerationRequest & { readonly assignment: string; readonly requestedBy: string },
): Promise<string> {
  const { rows: answers } = await client.query<Answer>(
    `select f.attempt_id as attempt, f.scheme_version_id as scheme, f.marks, f.out_of as "outOf" from (${SAMPLED_FROM}) f`,
    [assignment, teacher, MARKED_BY_SCHEME, part, position],
  );
  const most = largestSample(answers.length);
  if (most < Math.max(count, SAMPLE_MIN))
    throw new ProductError('INVALID_INPUT', {
      fields: { count: problemText('moderationTooFew', { count: answers.length }) },
    });
  const sample = drawSample(answers, count, () => randomInt(2 ** 40) / 2 ** 40);
  const id = randomUUID();
  await client.query(
    'insert into moderations (id, part_id, position, requested_by, second_marker_id) values ($1, $2, $3, $4, $5)',
    [id, part, position, requestedBy, teacher],
  );
  await client.query(
    `insert into moderation_answers (moderation_id, number, attempt_id, position, scheme_version_id, first_marks, out_of)
     select $1, r.number, r.attempt, $2, r.scheme, r.marks, r."outOf"
     from json_to_recordset($3) as r(number int, attempt uuid, scheme uuid, marks float8, "outOf" float8)`,
    [id, position, JSON.stringify(sample.map((answer, at) => ({ ...answer, number: at + 1 })))],
  );
  return id;
}

async function classroomOf(client: pg.ClientBase, viewer: Viewer, assignment: string): Promise<string> {
  const { rows } = isUuid(assignment)
    ? await client.query<{ classroom: string }>(
        `select s.classroom_id as classroom from assignments s
         where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`,
        [assignment, viewer.userId],
      )
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].classroom;
}

async function refuseTooMany(client: pg.ClientBase, assignment: string): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    `select count(*) >= $2 as full from moderations m join assignment_parts p on p.id = m.part_id where p.assignment_id = $1`,
    [assignment, MODERATIONS_PER_ASSIGNMENT_MAX],
  );
  if (rows[0]?.full === true)
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('moderationsLimit', { max: MODERATIONS_PER_ASSIGNMENT_MAX }),
    });
}

/** SQL: whether user `u` is a teacher of the school of class `c`, and doesn't teach the class. */
export const IS_COLLEAGUE = `u.role = 'teacher' and u.disabled_at is null and u.school_id = c.school_id
  and not ${teaches('c.id', 'u.id')}`;

async function assertColleague(client: pg.ClientBase, classroom: string, teacher: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from classrooms c join users u on ${IS_COLLEAGUE} where c.id = $1 and u.id = $2`,
    [classroom, teacher],
  );
  if (rowCount === 0)
    throw new ProductError('INVALID_INPUT', { fields: { teacher: problemText('moderationColleagueRefused') } });
}
