import { STREAM_REST_MS } from '#domain/platform/connection.limits.ts';

/**
 * Yields once at the start, and then after each change: several changes within a moment are one.
 * An iterator and not a generator, because a waiting generator cannot be ended.
 */
export type Watch = AsyncIterableIterator<void> & {
  readonly changed: () => void;
  readonly end: () => void;
};

type Options = {
  readonly lifeMs: number;
  /** Yields at least this often, also without a change. */
  readonly everyMs?: number;
  /** Called once, when it ends for any reason. */
  readonly ended: () => void;
};

/** A watch without a change yet. It ends by itself after `lifeMs`. */
export function watcherOf({ lifeMs, everyMs, ended }: Options): Watch {
  let isChanged = true;
  let isOver = false;
  let isResting = false;
  let waiting: ((result: IteratorResult<void>) => void) | null = null;

  const OVER: IteratorResult<void> = { done: true, value: undefined };
  function answer(): void {
    if (waiting === null) return;
    if (isOver) waiting(OVER);
    else if (isChanged && !isResting) {
      isChanged = false;
      isResting = true;
      setTimeout(() => {
        isResting = false;
        answer();
      }, STREAM_REST_MS).unref();
      waiting({ done: false, value: undefined });
    } else return;
    waiting = null;
  }
  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(life);
    clearInterval(again);
    ended();
    answer();
  }
  function changed(): void {
    isChanged = true;
    answer();
  }
  const life = setTimeout(end, lifeMs);
  const again = everyMs === undefined ? undefined : setInterval(changed, everyMs);
  const watch: Watch = {
    changed,
    end,
    next: () =>
      new Promise((resolve) => {
        waiting = resolve;
        answer();
      }),
    return: async () => {
      end();
      return OVER;
    },
    [Symbol.asyncIterator]: () => watch,
  };
  return watch;
}
