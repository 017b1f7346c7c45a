import { ACCESS_TOKEN_LIFE_S } from '#domain/access/session.limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { findLivePlayer } from '../../classrooms/live-quiz/live-quiz.permission.ts';
import type { GraphContext } from '../context.ts';
import { type ProofStep, rerunOnTopics } from '../subscription.ts';
import { livePlayerOf } from './live-identity.ts';

/**
 * The stream of a player, who may be a guest without a session. Only players of the quiz get one. Before each result, the
 * session of a student is checked; `read` checks that the player is still in the quiz.
 */
export async function rerunForPlayer<Answer>(
  context: GraphContext,
  { quiz, ticket }: { readonly quiz: string; readonly ticket: string | null },
  read: (player: string, viewer: Viewer | null) => Promise<Answer>,
): Promise<AsyncIterableIterator<ProofStep<Answer>>> {
  const { identity, viewer } = await livePlayerOf(ticket, context.findViewer);
  const player = await findLivePlayer(context.pool, quiz, identity);
  const own = viewer === null ? [] : [`session:${viewer.sessionId}`, `person:${viewer.userId}`];
  const topics = [`live:${quiz.toLowerCase()}`, `live-player:${player}`, ...own];
  return rerunOnTopics(context.changes.watch(topics, ACCESS_TOKEN_LIFE_S * 1_000), async () =>
    read(player, (await livePlayerOf(ticket, context.refetchViewer)).viewer),
  );
}
