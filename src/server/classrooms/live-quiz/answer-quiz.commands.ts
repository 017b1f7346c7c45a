import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { livePoints } from '#domain/classrooms/live-quiz/live-points.rule.ts';
import { LIVE_LATE_ANSWER_MS } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import type { LiveMode } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { SealedKey, type StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { storedAnswer } from '../../questions/answer-keys/key-columns.sql.ts';
import { identityValues, isPlayer, type LiveIdentity } from './live-quiz.permission.ts';

export type GivenAnswer = {
  readonly quiz: string;
  readonly position: number;
  readonly vote: number;
  readonly response: unknown;
};

/** Answers arrive until shortly after the lock, for those that were sent in time. */
const isOpen = (quiz: string): string => `${quiz}.state in ('answering', 'locked')
  and coalesce(clock_timestamp() <= ${quiz}.locks_at + make_interval(secs => ${LIVE_LATE_ANSWER_MS / 1_000}), ${quiz}.state = 'answering')`;

type AnswerSlot = {
  readonly player: string;
  readonly version: string;
  readonly mode: LiveMode;
  readonly isOpen: boolean;
  readonly isAnswered: boolean;
  readonly isRemoved: boolean;
  readonly tookMs: number;
  readonly limitMs: number | null;
};

const FIND = `
  select p.id as player, lq.version_id as version, q.mode, p.removed_at is not null as "isRemoved",
    q.position = $4 and q.vote = $5 and ${isOpen('q')} as "isOpen",
    exists (select from live_answers a where a.live_quiz_id = q.id and a.position = $4 and a.vote = $5 and a.player_id = p.id) as "isAnswered",
    coalesce(extract(epoch from clock_timestamp() - q.opened_at)::float8 * 1000, 0) as "tookMs",
    q.seconds * 1000 as "limitMs"
  from live_players p join live_quizzes q on q.id = p.live_quiz_id
  join live_questions lq on lq.live_quiz_id = q.id and lq.position = $4
  where q.id = $1 and ${isPlayer('p', '$2', '$3')}`;

const SAVE = `
  insert into live_answers (id, live_quiz_id, position, vote, player_id, response, credit, points)
  select $1, q.id, q.position, q.vote, $3, $6, $7, $8 from live_quizzes q
  where q.id = $2 and q.position = $4 and q.vote = $5 and ${isOpen('q')}
  on conflict (live_quiz_id, position, vote, player_id) do nothing`;

type StoredQuestion = { readonly type: QuestionTypeName; readonly body: unknown; readonly storedKey: StoredKey };

/** Versions never change, so a process may keep those of the quizzes that it serves. */
const versions = new LRUCache<string, StoredQuestion>({ max: 500 });

async function readVersion(pool: pg.Pool, id: string): Promise<StoredQuestion> {
  const cached = versions.get(id);
  if (cached !== undefined) return cached;
  const { rows } = await pool.query<StoredQuestion>(
    `select i.type, v.body, ${storedAnswer('v')} as "storedKey" from item_versions v join items i on i.id = v.item_id where v.id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  versions.set(id, rows[0]);
  return rows[0];
}

/**
 * Saves the answer of a player to a vote. The first one counts: sending it again changes nothing. Returns whether the
 * vote has an answer of the player now; false if it is too late. Throws `NOT_FOUND`, `LIVE_PLAYER_REMOVED`, and
 * `INVALID_INPUT` for a response that does not belong to the question.
 */
export async function answerLiveQuiz(pool: pg.Pool, identity: LiveIdentity, given: GivenAnswer): Promise<boolean> {
  const { quiz, position, vote } = given;
  const { rows } = isUuid(quiz)
    ? await pool.query<AnswerSlot>({
        name: 'live-answer-slot',
        text: FIND,
        values: [quiz, ...identityValues(identity), position, vote],
      })
    : { rows: [] };
  const slot = rows[0];
  if (slot === undefined) throw new ProductError('NOT_FOUND');
  if (slot.isRemoved) throw new ProductError('LIVE_PLAYER_REMOVED');
  if (slot.isAnswered) return true;
  if (!slot.isOpen) return false;
  const question = await readVersion(pool, slot.version);
  const response = readResponse(question, given.response);
  if (response === null) throw new ProductError('INVALID_INPUT');
  const key = new SealedKey(question.storedKey).openFor('scoring').answer;
  const { outcome, credit } = scoreResponse({ ...question, key }, response);
  if (outcome === 'unanswered') throw new ProductError('INVALID_INPUT');
  const { rowCount } = await pool.query({
    name: 'live-answer',
    text: SAVE,
    values: [
      ...[randomUUID(), quiz, slot.player, position, vote],
      ...[JSON.stringify(response), credit, livePoints(slot.mode, credit, slot)],
    ],
  });
  // Nothing was saved: the vote was closed meanwhile, or another request of the player was faster.
  return rowCount === 1 || (await hasAnswer(pool, slot.player, given));
}

async function hasAnswer(pool: pg.Pool, player: string, { quiz, position, vote }: GivenAnswer): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from live_answers where live_quiz_id = $1 and position = $2 and vote = $3 and player_id = $4',
    [quiz, position, vote, player],
  );
  return rowCount === 1;
}
