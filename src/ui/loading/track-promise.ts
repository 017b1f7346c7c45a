/** Delay from which on users notice waiting. */
const NOTICEABLE_MS = 120;

/** A promise with the status properties by which React's `use` reads it synchronously. */
type TrackedPromise<Data> = Promise<Data> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Data;
  reason?: unknown;
};

/**
 * Defers a promise to a component that renders before the data has loaded. The component shows a failure; until it is
 * rendered, the promise has no handler, and the browser would report an unhandled rejection.
 */
export function trackPromise<Data>(data: Promise<Data>): Promise<Data> {
  const tracked: TrackedPromise<Data> = data;
  tracked.status = 'pending';
  tracked.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/**
 * The data of a loader: every promise in it is deferred, after a short delay in which most of them resolve. A
 * screen whose data has loaded is rendered at once; one that starts with a skeleton keeps it for 300 ms, as React
 * does, however soon the data arrives. Never throws: the screen shows a failure.
 */
export async function deferData<Data extends object>(data: Data): Promise<Data> {
  const promises = Object.values(data).filter((value) => value instanceof Promise);
  const timeout = new Promise<void>((done) => setTimeout(done, NOTICEABLE_MS));
  await Promise.race([Promise.allSettled(promises.map(trackPromise)), timeout]);
  return data;
}
