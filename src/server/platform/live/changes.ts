import pg from 'pg';
import { type Watch, watcherOf } from './watcher.ts';

/** The NOTIFY channel of the triggers. Payloads are topics: `attempt:ID`, `session:ID`. */
const CHANNEL = 'lectern_changes';
const RECONNECT_MS = 1_000;

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
  let listening: Promise<pg.Client> | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const everybody = (): Set<Watch> => new Set([...watches.values()].flatMap((some) => [...some]));

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(pool.options);
    client.on('notification', ({ payload = '' }) => {
      for (const watch of watches.get(payload) ?? []) watch.changed();
    });
    client.on('error', lost);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  function listen(): void {
    if (listening !== null || isClosed) return;
    listening = connect();
    listening.then(() => {
      // Notifications from before the connection was ready are lost, so all watchers are woken.
      for (const watch of everybody()) watch.changed();
    }, lost);
  }

  function lost(error: unknown): void {
    if (listening === null || isClosed) return;
    log(error);
    void end(listening);
    listening = null;
    again = setTimeout(() => {
      if (watches.size > 0) listen();
    }, RECONNECT_MS);
  }

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
      listen();
      return watch;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      for (const watch of everybody()) watch.end();
      if (listening !== null) await end(listening);
    },
  };
}

/** A connection that failed or is already broken counts as ended. */
const end = (opening: Promise<pg.Client>): Promise<void> =>
  opening.then((client) => client.end()).catch(() => undefined);
