import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnswerOutbox, createAnswerOutbox, type OutboxEffects, type OutboxSnapshot } from './answer-outbox.ts';

type Stored = Parameters<typeof createAnswerOutbox>[0];

/**
 * The outbox of one attempt for as long as a screen shows it. What waits is sent at once when the network comes back
 * and when the page is left; both `stored` and `effects` are read once.
 */
export function useAnswerOutbox(stored: Stored, effects: OutboxEffects): OutboxSnapshot & { outbox: AnswerOutbox } {
  const [outbox] = useState(() => createAnswerOutbox(stored, effects));
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);

  useEffect(() => {
    outbox.start();
    const flushHidden = () => document.visibilityState === 'hidden' && outbox.flush();
    window.addEventListener('online', outbox.flush);
    window.addEventListener('pagehide', outbox.flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', outbox.flush);
      window.removeEventListener('pagehide', outbox.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      outbox.stop();
    };
  }, [outbox]);

  return { ...snapshot, outbox };
}
