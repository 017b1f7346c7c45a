import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { LIVE_CODE_CHARS, liveCodeOf } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { LIVE_QUESTION_TYPES } from '#domain/classrooms/live-quiz/live-question-type.ts';
import { LIVE_QUESTIONS_MAX } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import type { LiveSettings, LiveSource } from '#domain/classrooms/live-quiz/live-quiz.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Viewer } from '../../access/viewer.ts';
import { readQuizQuestions } from '../../assessments/quiz-questions.queries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { canContain } from '../../questions/author.ts';
import { isSettable } from '../assignments/assignment-parts.commands.ts';
import { lockCurrent } from '../classroom.commands.ts';
import { teaches } from '../classroom.permission.ts';

type Candidate = { readonly version: string; readonly item: string; readonly type: QuestionTypeName };
type Source = { readonly title: string; readonly questions: readonly Candidate[] };

/**
 * Starts a live quiz in the lobby, with the questions of a quiz, of an assignment, or chosen ones. Questions that can't be
 * answered with a tap or a short input are left out, and those that an assignment reserves for a student who may join. A
 * live quiz of the class that is still open ends. Returns the id. Throws `NOT_FOUND` for classes and sources that are not
 * the viewer's, and `INVALID_INPUT` if no question is left.
 */
export async function startLiveQuiz(
  pool: pg.Pool,
  viewer: Viewer,
  classroom: string,
  {
    source,
    settings,
    device,
  }: { readonly source: LiveSource; readonly settings: LiveSettings; readonly device: string },
): Promise<string> {
  if (!isUuid(device)) throw new ProductError('INVALID_INPUT');
  return inTransaction(pool, async (client) => {
    await lockCurrent(client, viewer, classroom);
    const { title, questions } = await readSource(client, viewer, source);
    const candidates = questions.filter(({ type }) => LIVE_QUESTION_TYPES.some((each) => each === type));
    const reserved = await readReserved(client, classroom, candidates, settings.hasGuests);
    const asked = candidates.filter(({ item }) => !reserved.has(item)).slice(0, LIVE_QUESTIONS_MAX);
    if (asked.length === 0) throw new ProductError('INVALID_INPUT', { problem: problemText('liveQuestionsMissing') });
    // A poll that ends loses its players' names here too (see `moveLiveQuiz`).
    await client.query(
      `update live_answers a set player_id = null from live_quizzes q
       where q.id = a.live_quiz_id and q.classroom_id = $1 and q.ended_at is null and q.mode = 'poll'`,
      [classroom],
    );
    await client.query(
      `update live_quizzes set state = 'finished', ended_at = clock_timestamp(), code = null, revision = revision + 1
       where classroom_id = $1 and ended_at is null`,
      [classroom],
    );
    const id = randomUUID();
    await client.query(
      `insert into live_quizzes (id, classroom_id, host_id, title, code, mode, seconds, has_guests, team_count, left_out,
         device, device_seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp())`,
      [
        ...[id, classroom, viewer.userId, title, liveCodeOf(randomBytes(LIVE_CODE_CHARS))],
        ...[settings.mode, settings.seconds, settings.hasGuests, settings.teamCount],
        ...[questions.length - asked.length, device],
      ],
    );
    await client.query(
      `insert into live_questions (live_quiz_id, position, version_id)
       select $1, q.position, q.id from unnest($2::uuid[]) with ordinality as q(id, position)`,
      [id, asked.map(({ version }) => version)],
    );
    return id;
  });
}

async function readSource(client: pg.ClientBase, viewer: Viewer, source: LiveSource): Promise<Source> {
  const { quiz, assignment, items } = source;
  if (![quiz, assignment, ...items].every((id) => id === null || isUuid(id))) throw new ProductError('NOT_FOUND');
  if (quiz !== null) {
    const { rows } = await client.query<{ title: string }>(
      `select q.title from quizzes q where q.id = $1 and ${isSettable('q', '= $2')}`,
      [quiz, viewer.userId],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    const questions = await readQuizQuestions(client, quiz, { seed: randomUUID(), practising: null });
    return { title: rows[0].title, questions: questions.map(({ id, ...question }) => ({ ...question, version: id })) };
  }
  if (assignment !== null) {
    const { rows } = await client.query<{ title: string }>(
      `select s.title from assignments s where s.id = $1 and s.deleted_at is null and ${teaches('s.classroom_id', '$2')}`,
      [assignment, viewer.userId],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    const { rows: questions } = await client.query<Candidate>(
      `select v.id as version, v.item_id as item, i.type from assignment_parts p
       join assignment_items ai on ai.part_id = p.id join item_versions v on v.id = ai.version_id
       join items i on i.id = v.item_id where p.assignment_id = $1 order by p.position, ai.position`,
      [assignment],
    );
    return { title: rows[0].title, questions };
  }
  const { rows: questions } = await client.query<Candidate & { topic: string }>(
    `select v.id as version, i.id as item, i.type, t.title as topic from unnest($1::uuid[]) with ordinality as chosen(id, at)
     join items i on i.id = chosen.id join item_versions v on v.item_id = i.id and v.version = i.version
     join topics t on t.id = i.topic_id where ${canContain('$2', 'i')} order by chosen.at`,
    [items, viewer.userId],
  );
  if (questions.length < items.length) throw new ProductError('NOT_FOUND');
  return { title: questions[0]?.topic ?? '', questions };
}

/** Which questions an assignment reserves for a student of the class; with guests, for any student. */
async function readReserved(
  client: pg.ClientBase,
  classroom: string,
  candidates: readonly Candidate[],
  hasGuests: boolean,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ item: string }>(
    `select distinct rq.item_id as item from reserved_questions rq
     where rq.item_id = any ($1) and ($2 or exists (select from classroom_members m
       where m.classroom_id = $3 and m.user_id = rq.user_id and m.left_at is null))`,
    [candidates.map(({ item }) => item), hasGuests, classroom],
  );
  return new Set(rows.map(({ item }) => item));
}
