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
    const created = createAttemptSession({
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
    const unregister = flush.register(
      () => {
        created.flush();
        return created.whenSaved();
      },
      { isUnsent: () => created.getSnapshot().attempt.context.unsaved > 0, isUnsaved: created.hasUnsaved },
    );
    const flushHidden = () => document.visibilityState === 'hidden' && created.flush();
    window.addEventListener('online', created.flush);
    window.addEventListener('pagehide', created.flush);
    document.addEventListener('visibilitychange', flushHidden);
    created.start();
    // The notice about a lost connection is downloaded while there is one.
    void import('#client/toaster.tsx').catch(() => undefined);
    setSession(created);
    return () => {
      unregister();
      window.removeEventListener('online', created.flush);
      window.removeEventListener('pagehide', created.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      created.stop();
    };
  }, [api, flush, inspection, id, live, userId]);

  return session;
}

/** The state of an attempt's session; renders again whenever it changes. */
export const useAttemptSnapshot = (session: AttemptSession): AttemptSnapshot =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);
