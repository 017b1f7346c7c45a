import type pg from 'pg';
import { listenerOf } from './listener.ts';
import { type Watch, watcherOf } from './watcher.ts';

/** The NOTIFY channel of the triggers. Payloads are topics: `attempt:ID`, `session:ID`. */
const CHANNEL = 'lectern_changes';

/** Notifies watchers of changes in the database. Every process receives all notifications. */
export type Changes = {
  /**
   * Watches topics, and yields at least every `everyMs`, if that is given. Ends by itself after `lifeMs`, or when the
   * server closes.
   */
  readonly watch: (topics: readonly string[], lifeMs: number, everyMs?: number) => Watch;
  readonly close: () => Promise<void>;
};

/** Opens its one connection with the first watcher, and a new one whenever it breaks. */
export function databaseChanges(pool: pg.Pool, log: (error: unknown) => void): Changes {
  const watches = new Map<string, Set<Watch>>();
  let isClosed = false;
  const everybody = (): Set<Watch> => new Set([...watches.values()].flatMap((some) => [...some]));
  const listener = listenerOf(pool, {
    channel: CHANNEL,
    received: (topic) => {
      for (const watch of watches.get(topic) ?? []) watch.changed();
    },
    // Notifications from before the connection was ready are lost, so all watchers are woken.
    connected: () => {
      for (const watch of everybody()) watch.changed();
    },
    failed: log,
    isNeeded: () => watches.size > 0,
  });

  return {
    watch: (topics, lifeMs, everyMs) => {
      const ended = (): void => {
        for (const topic of topics) {
          const some = watches.get(topic);
          some?.delete(watch);
          if (some?.size === 0) watches.delete(topic);
        }
      };
      const watch = watcherOf({ lifeMs, ended, ...(everyMs !== undefined && { everyMs }) });
      for (const topic of topics) watches.set(topic, (watches.get(topic) ?? new Set()).add(watch));
      if (isClosed) watch.end();
      listener.open();
      return watch;
    },
    close: async () => {
      isClosed = true;
      for (const watch of everybody()) watch.end();
      await listener.close();
    },
  };
}
