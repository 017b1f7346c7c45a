/** From about here on a person notices a wait. */
const MOMENT_MS = 120;

/** A promise that says of itself how it ended, in the words by which React's `use` knows it without waiting a turn. */
type Told<Data> = Promise<Data> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Data; reason?: unknown };

/**
 * Hands a promise on to a part that shows itself before the data is there. The part tells of a failure; until it is
 * drawn nobody listens, and the browser would report a failure that nobody handles.
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
 * What a loader hands its screen: every promise in it is handed on, after a moment in which most of them are kept. A
 * screen whose data is there is drawn whole, at once; one that begins with its outline keeps it for 300 ms, as React
 * has it, however soon the data comes. Throws nothing: the screen tells of a failure.
 */
export async function handOn<Data extends object>(data: Data): Promise<Data> {
  const promises = Object.values(data).filter((value) => value instanceof Promise);
  const moment = new Promise<void>((done) => setTimeout(done, MOMENT_MS));
  await Promise.race([Promise.allSettled(promises.map(handedOn)), moment]);
  return data;
}
