import { ACCESS_TOKEN_LIFE_S } from '#domain/access/session.limits.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Watch } from '../platform/live/watcher.ts';
import type { ViewerContext } from './context.ts';
import { admitted } from './rules.ts';

/** One event of a subscription, with what its resolver reads for it. */
export type ProofStep<Answer> = { readonly read: () => Promise<Answer> };

/**
 * A subscription is a query that runs again whenever one of its topics has changed. Before each result the session is
 * checked; one that has ended gets a final result that says so. No subscription outlives its access token.
 * @param everyMs runs it at least this often, also without a change
 */
export async function rerunOnChange<Answer>(
  context: ViewerContext,
  topics: readonly string[],
  read: (viewer: Viewer) => Promise<Answer>,
  everyMs?: number,
): Promise<AsyncIterableIterator<ProofStep<Answer>>> {
  const { sessionId, userId } = context.viewer;
  const all = [...topics, `session:${sessionId}`, `person:${userId}`];
  return rerunOnTopics(context.changes.watch(all, ACCESS_TOKEN_LIFE_S * 1_000, everyMs), async () =>
    read(admitted(await context.refetchViewer(), 'member')),
  );
}

/** Runs `read` at the start and after each change that is watched. The first refusal is the last result. */
export function rerunOnTopics<Answer>(
  watch: Watch,
  read: () => Promise<Answer>,
): AsyncIterableIterator<ProofStep<Answer>> {
  let isRefused = false;
  const update = (): ProofStep<Answer> => ({
    read: async () => {
      try {
        return await read();
      } catch (refusal) {
        isRefused = true;
        throw refusal;
      }
    },
  });
  const over = { done: true, value: undefined } as const;
  const updates: AsyncIterableIterator<ProofStep<Answer>> = {
    next: async () => {
      if (isRefused) watch.end();
      return (await watch.next()).done === true ? over : { done: false, value: update() };
    },
    return: async () => {
      watch.end();
      return over;
    },
    [Symbol.asyncIterator]: () => updates,
  };
  return updates;
}
