/** So long nothing is missed: a person notices a wait from about here on. */
const BRIEF_MS = 150;

/**
 * Waits for data that usually comes at once, and no longer than a moment. A screen whose data is there is drawn without
 * its skeleton, which React would otherwise keep for 300 ms once it has shown it.
 */
export async function brieflyAwaited<Data>(data: Promise<Data>): Promise<{ readonly answer: Promise<Data> }> {
  const moment = new Promise((resolve) => setTimeout(resolve, BRIEF_MS));
  await Promise.race([data, moment]).catch(() => undefined);
  return { answer: data };
}
