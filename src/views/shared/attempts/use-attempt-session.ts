import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi, useApp, useSession } from '#client/app.context.ts';
import { createAnswerJournal } from '#client/attempts/answer-journal.ts';
import { type AttemptSession, type AttemptSnapshot, createAttemptSession } from '#client/attempts/attempt.session.ts';
import { deviceId } from '#client/attempts/device-id.ts';
import { useLive } from '#client/use-live.ts';

/** An attempt while a screen shows it; null before it starts. */
export function useAttemptSession(id: string): AttemptSession | null {
  const api = useApi();
  const { flush, inspection } = useApp();
  const live = useLive();
  const userId = useSession()?.id ?? null;
  const [session, setSession] = useState<AttemptSession | null>(null);

  useEffect(() => {
    if (userId === null) return;
    const made = createAttemptSession({
      api,
      live,
      journal: createAnswerJournal(),
      attempt: id,
      userId,
      device: deviceId(window),
      locks: navigator.locks ?? undefined,
      follow: (actor) => inspection?.follow(actor),
    });
    // The end of a session reloads the page: unsaved answers are stored on the device before, and sent afterwards.
    const takeOff = flush.register(
      () => {
        made.flush();
        return made.whenSaved();
      },
      () => made.getSnapshot().attempt.context.unsaved > 0,
    );
    const flushHidden = () => document.visibilityState === 'hidden' && made.flush();
    window.addEventListener('online', made.flush);
    window.addEventListener('pagehide', made.flush);
    document.addEventListener('visibilitychange', flushHidden);
    made.start();
    // The notice about a lost connection is downloaded while there is one.
    void import('#client/toaster.tsx').catch(() => undefined);
    setSession(made);
    return () => {
      takeOff();
      window.removeEventListener('online', made.flush);
      window.removeEventListener('pagehide', made.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      made.stop();
    };
  }, [api, flush, inspection, id, live, userId]);

  return session;
}

export const useAttemptSnapshot = (session: AttemptSession): AttemptSnapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);
