type ReadingPosition = { readonly heading: string | null; readonly share: number };

/**
 * Reports a user's reading position at intervals, only the latest. A failure
 * loses a bookmark and is ignored; the next position is sent all the same.
 * @param send rejects if it failed
 */
export function createPositionReporter(send: (position: ReadingPosition) => Promise<unknown>, intervalMs: number) {
  let latest: ReadingPosition | null = null;
  let sent: ReadingPosition | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = (): void => {
    if (latest === null || (sent?.heading === latest.heading && sent.share >= latest.share)) return;
    sent = latest;
    send(latest).catch((cause: unknown) => console.warn('The reading position could not be saved.', cause));
  };

  return {
    /** @param position share from 0 to 1, and the current heading */
    move: (position: ReadingPosition): void => {
      latest = position;
      if (timer !== null) return;
      timer = setTimeout(() => {
        timer = null;
        flush();
      }, intervalMs);
    },
    /** Sends the latest position now, because the page is being left. */
    flush,
    stop: (): void => {
      if (timer !== null) clearTimeout(timer);
      flush();
    },
  };
}
