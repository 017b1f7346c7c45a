import { ProductError } from '#domain/platform/errors.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { LiveIdentity } from '../../classrooms/live-quiz/live-quiz.permission.ts';
import type { GraphContext } from '../context.ts';
import { admitted } from '../rules.ts';

/** Length of the tokens of guests; anything much longer is not looked up. */
const TICKET_MAX_CHARS = 100;

export type LivePlayerIdentity = {
  readonly identity: LiveIdentity;
  /** Null for guests. */
  readonly viewer: Viewer | null;
};

/**
 * Who calls: the guest with the ticket, or the signed-in student. Throws `UNAUTHENTICATED` if there is neither.
 * @param find the viewer of the request, or the viewer as of now in a stream
 */
export async function livePlayerOf(
  ticket: string | null,
  find: GraphContext['findViewer'],
): Promise<LivePlayerIdentity> {
  if (ticket !== null) {
    if (ticket.length > TICKET_MAX_CHARS) throw new ProductError('NOT_FOUND');
    return { identity: { ticket }, viewer: null };
  }
  const viewer = admitted(await find(), 'member');
  return { identity: { userId: viewer.userId }, viewer };
}
