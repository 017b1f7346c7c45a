import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { digestOf } from '../../access/tokens.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { teaches } from '../classroom.permission.ts';

/** The id of the class of a quiz. Throws `NOT_FOUND` for users who do not teach it. */
export async function findTaughtClass(db: Pick<pg.Pool, 'query'>, userId: string, quiz: string): Promise<string> {
  const { rows } = isUuid(quiz)
    ? await db.query<{ classroom: string }>({
        name: 'live-quiz-taught',
        text: `select q.classroom_id as classroom from live_quizzes q where q.id = $1 and ${teaches('q.classroom_id', '$2')}`,
        values: [quiz, userId],
      })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0].classroom;
}

/** Who plays: a guest with the token of this browser, or a signed-in student. */
export type LiveIdentity = { readonly ticket: string } | { readonly userId: string };

/** Parameters of `isPlayer`. */
export const identityValues = (identity: LiveIdentity): [digest: Buffer | null, userId: string | null] =>
  'ticket' in identity ? [digestOf(identity.ticket), null] : [null, identity.userId];

/**
 * Whether a row of live_players is the player.
 * @param digest and user: placeholders of `identityValues`
 */
export const isPlayer = (player: string, digest: string, user: string): string =>
  `(${player}.token_digest = ${digest}::bytea or ${player}.user_id = ${user}::uuid)`;

/** The player in a quiz. Throws `NOT_FOUND` if there is none, and `LIVE_PLAYER_REMOVED` if the host has removed them. */
export async function findLivePlayer(
  db: Pick<pg.Pool, 'query'>,
  quiz: string,
  identity: LiveIdentity,
): Promise<string> {
  const { rows } = isUuid(quiz)
    ? await db.query<{ id: string; isRemoved: boolean }>({
        name: 'live-player',
        text: `select p.id, p.removed_at is not null as "isRemoved" from live_players p
          where p.live_quiz_id = $1 and ${isPlayer('p', '$2', '$3')}`,
        values: [quiz, ...identityValues(identity)],
      })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  if (rows[0].isRemoved) throw new ProductError('LIVE_PLAYER_REMOVED');
  return rows[0].id;
}
