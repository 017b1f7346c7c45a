/** Delay from which on users notice waiting. */
const MOMENT_MS = 120;

/** A promise with the status properties by which React's `use` reads it synchronously. */
type Told<Data> = Promise<Data> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Data; reason?: unknown };

/**
 * Defers a promise to a component that renders before the data has loaded. The component shows a failure; until it is
 * rendered, nobody listens, and the browser would report an unhandled rejection.
 */
export function handedOn<Data>(data: Promise<Data>): Promise<Data> {
  const told: Told<Data> = data;
  told.status = 'pending';
  told.then(
    (value) => void Object.assign(told, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(told, { status: 'rejected', reason }),
  );
  return told;
}

/**
 * The data of a loader: every promise in it is deferred, after a short delay in which most of them resolve. A
 * screen whose data has loaded is rendered at once; one that starts with a skeleton keeps it for 300 ms, as React
 * does, however soon the data arrives. Never throws: the screen shows a failure.
 */
export async function handOn<Data extends object>(data: Data): Promise<Data> {
  const promises = Object.values(data).filter((value) => value instanceof Promise);
  const moment = new Promise<void>((done) => setTimeout(done, MOMENT_MS));
  await Promise.race([Promise.allSettled(promises.map(handedOn)), moment]);
  return data;
}
