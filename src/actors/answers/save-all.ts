import type { AnswerOutbox } from './answer-outbox.ts';

/**
 * Sends at once whatever waits in an outbox, and waits for it.
 * @param mostMs milliseconds after which it waits no longer
 * @returns how many answers the server does not have even so
 */
export function saveAll(
  outbox: Pick<AnswerOutbox, 'flush' | 'getSnapshot' | 'subscribe'>,
  mostMs: number,
): Promise<number> {
  const unsaved = () => outbox.getSnapshot().unsaved;
  outbox.flush();
  return new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(unsaved());
    };
    const timer = setTimeout(settle, mostMs);
    const unsubscribe = outbox.subscribe(() => unsaved() === 0 && settle());
    if (unsaved() === 0) settle();
  });
}
