import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { readLiveCode } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { LIVE_FORGOTTEN_HOURS, LIVE_PLAYERS_MAX } from '#domain/classrooms/live-quiz/live-quiz.limits.ts';
import type { LiveMode } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { nextTeam } from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import { foldedNickname, type NicknameProblem, readNickname } from '#domain/classrooms/live-quiz/nickname.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import { digestOf, newToken } from '../../access/tokens.ts';
import type { Viewer } from '../../access/viewer.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isMember, teaches } from '../classroom.permission.ts';

/** The result of joining. */
export type LiveJoin = {
  /** Null: a nickname is needed first. */
  readonly quiz: string | null;
  /** With which a guest's browser returns; null for students with an account. */
  readonly ticket: string | null;
};

type Found = {
  readonly id: string;
  readonly mode: LiveMode;
  readonly hasGuests: boolean;
  readonly teamCount: number;
  readonly isMember: boolean;
  readonly ownName: string | null;
};

const FIND = `
  select q.id, q.mode, q.has_guests as "hasGuests", q.team_count as "teamCount",
    ${isMember('q.classroom_id', '$2::uuid')} as "isMember", (select name from users where id = $2::uuid) as "ownName"
  from live_quizzes q join classrooms c on c.id = q.classroom_id
  where q.code = $1 and c.archived_at is null
    and q.created_at > now() - make_interval(hours => ${LIVE_FORGOTTEN_HOURS}) for no key update of q`;

/**
 * Joins the live quiz with a code. A student of the class joins with their account; everyone else is a guest with a
 * nickname, if the host allows guests. Joining again finds a student's player. Throws `LIVE_CODE_WRONG`,
 * `LIVE_MEMBERS_ONLY`, `LIVE_QUIZ_FULL`, `LIVE_PLAYER_REMOVED`, and `INVALID_INPUT` for a nickname that is refused.
 */
export async function joinLiveQuiz(
  pool: pg.Pool,
  viewer: Viewer | null,
  { code, nickname }: { readonly code: string; readonly nickname: string | null },
): Promise<LiveJoin> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Found>(FIND, [readLiveCode(code), viewer?.userId ?? null]);
    const quiz = rows[0];
    if (quiz === undefined) throw new ProductError('LIVE_CODE_WRONG');
    if (viewer !== null && quiz.isMember) {
      await addStudent(client, quiz, viewer.userId);
      return { quiz: quiz.id, ticket: null };
    }
    if (!quiz.hasGuests) throw new ProductError('LIVE_MEMBERS_ONLY');
    if (nickname === null) return { quiz: null, ticket: null };
    return { quiz: quiz.id, ticket: await addGuest(client, quiz, nickname) };
  });
}

async function addStudent(client: pg.ClientBase, quiz: Found, userId: string): Promise<void> {
  const { rows } = await client.query<{ isRemoved: boolean }>(
    'select removed_at is not null as "isRemoved" from live_players where live_quiz_id = $1 and user_id = $2',
    [quiz.id, userId],
  );
  if (rows[0]?.isRemoved === true) throw new ProductError('LIVE_PLAYER_REMOVED');
  if (rows[0] !== undefined) return;
  await client.query('insert into live_players (id, live_quiz_id, user_id, name, team) values ($1, $2, $3, $4, $5)', [
    ...[randomUUID(), quiz.id, userId, quiz.ownName ?? ''],
    await teamForPlayer(client, quiz),
  ]);
}

/** Returns the token of the guest. */
async function addGuest(client: pg.ClientBase, quiz: Found, nickname: string): Promise<string> {
  const name = nameOf(nickname);
  const ticket = newToken();
  const team = await teamForPlayer(client, quiz);
  const { rowCount } = await client.query(
    `insert into live_players (id, live_quiz_id, name, name_key, token_digest, team) values ($1, $2, $3, $4, $5, $6)
     on conflict (live_quiz_id, name_key) do nothing`,
    [randomUUID(), quiz.id, name, foldedNickname(name), digestOf(ticket), team],
  );
  if (rowCount === 0) throw nicknameError('nicknameTaken');
  return ticket;
}

/** The team of one player more; null without teams. Throws `LIVE_QUIZ_FULL`. */
async function teamForPlayer(client: pg.ClientBase, { id, mode, teamCount }: Found): Promise<number | null> {
  const { rows } = await client.query<{ team: number | null; players: number }>(
    'select team, count(*)::int as players from live_players where live_quiz_id = $1 group by team',
    [id],
  );
  if (rows.reduce((sum, { players }) => sum + players, 0) >= LIVE_PLAYERS_MAX) throw new ProductError('LIVE_QUIZ_FULL');
  if (mode !== 'teams') return null;
  return nextTeam(Array.from({ length: teamCount }, (_, at) => rows.find(({ team }) => team === at)?.players ?? 0));
}

const nicknameError = (problem: NicknameProblem) =>
  new ProductError('INVALID_INPUT', { problem, fields: { nickname: problemText(problem) } });

function nameOf(nickname: string): string {
  const read = readNickname(nickname);
  if ('problem' in read) throw nicknameError(read.problem);
  return read.name;
}

type PlayerOf = { readonly quiz: string; readonly player: string };

const assertIds = ({ quiz, player }: PlayerOf): void => {
  if (!isUuid(quiz) || !isUuid(player)) throw new ProductError('NOT_FOUND');
};

/** Removes a player, who can't answer any more. Throws `NOT_FOUND` for users who do not teach the class. */
export async function removeLivePlayer(pool: pg.Pool, userId: string, { quiz, player }: PlayerOf): Promise<void> {
  assertIds({ quiz, player });
  const { rowCount } = await pool.query(
    `update live_players p set removed_at = coalesce(p.removed_at, clock_timestamp()) from live_quizzes q
     where p.id = $2 and q.id = $1 and p.live_quiz_id = q.id and ${teaches('q.classroom_id', '$3')}`,
    [quiz, player, userId],
  );
  if (rowCount === 0) throw new ProductError('NOT_FOUND');
}

/**
 * Renames a guest. Throws `NOT_FOUND` for users who do not teach the class and for students with an account, and
 * `INVALID_INPUT`.
 */
export async function renameLivePlayer(
  pool: pg.Pool,
  userId: string,
  { quiz, player, nickname }: PlayerOf & { readonly nickname: string },
): Promise<void> {
  assertIds({ quiz, player });
  const name = nameOf(nickname);
  const key = foldedNickname(name);
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ isTaken: boolean }>(
      `select exists (select from live_players o where o.live_quiz_id = q.id and o.name_key = $4 and o.id <> p.id) as "isTaken"
       from live_quizzes q join live_players p on p.live_quiz_id = q.id
       where q.id = $1 and p.id = $2 and p.user_id is null and ${teaches('q.classroom_id', '$3')} for no key update of q`,
      [quiz, player, userId, key],
    );
    if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
    if (rows[0].isTaken) throw nicknameError('nicknameTaken');
    await client.query('update live_players set name = $2, name_key = $3 where id = $1', [player, name, key]);
  });
}
