type Place = { readonly heading: string | null; readonly share: number };

/**
 * Tells the server where somebody reads, seldom: the latest place of an interval. A failure
 * costs a bookmark and is passed over; the next place is sent all the same.
 * @param send rejects where it did not arrive
 */
export function createPlaceKeeper(send: (place: Place) => Promise<unknown>, intervalMs: number) {
  let latest: Place | null = null;
  let sent: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = (): void => {
    if (latest === null || (sent?.heading === latest.heading && sent.share >= latest.share)) return;
    sent = latest;
    send(latest).catch((cause: unknown) => console.warn('Your place in this note could not be kept.', cause));
  };

  return {
    /** @param place share from 0 to 1; the heading that is read under */
    move: (place: Place): void => {
      latest = place;
      if (timer !== null) return;
      timer = setTimeout(() => {
        timer = null;
        flush();
      }, intervalMs);
    },
    /** Sends the latest place now: the page is left. */
    flush,
    stop: (): void => {
      if (timer !== null) clearTimeout(timer);
      flush();
    },
  };
}
