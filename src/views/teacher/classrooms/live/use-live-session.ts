import { useEffect, useState } from 'react';
import {
  FollowLiveSessionDocument,
  LiveSessionDocument,
  type LiveSessionPartsFragment,
} from '#api/documents/classrooms/live-session.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLive } from '#client/use-live.ts';
import { PRESENCE_LOST_MS } from '#domain/attempts/attempt.limits.ts';

export type LiveSession = LiveSessionPartsFragment;
export type LiveStudent = LiveSession['students'][number];
export type LiveStudentState = 'absent' | 'writing' | 'paused' | 'lost' | 'done';

/** The live session, kept up to date; `now` in milliseconds by the server's clock. */
export function useLiveSession(
  assignment: string,
): { readonly liveSession: LiveSession; readonly now: () => number } | { readonly problem: unknown } | null {
  const api = useApi();
  const live = useLive();
  const [latest, setLatest] = useState<{ liveSession: LiveSession; at: number } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [, setTick] = useState(0);
  useEffect(() => {
    const handleUpdate = ({ liveSession }: { liveSession: LiveSession }): void => {
      setProblem(null);
      setLatest({ liveSession, at: performance.now() });
    };
    const refetch = async (): Promise<void> => {
      try {
        handleUpdate(await api(LiveSessionDocument, { assignment }));
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    };
    const stop = live(FollowLiveSessionDocument, { assignment }, { refetch, onUpdate: handleUpdate });
    // No event reports a lost connection, so it is detected by time.
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [api, live, assignment]);
  if (latest === null) return problem === null ? null : { problem };
  return {
    liveSession: latest.liveSession,
    now: () => Date.parse(latest.liveSession.now) + performance.now() - latest.at,
  };
}

/**
 * What a student is doing at `now` (milliseconds). A connection counts as lost after some time without a sign of the
 * student.
 */
export function stateOf(
  { attempt, submittedAt, isPaused, seenAt, startedAt }: LiveStudent,
  now: number,
): LiveStudentState {
  if (attempt === null) return 'absent';
  if (submittedAt !== null) return 'done';
  if (isPaused) return 'paused';
  return now - Date.parse(seenAt ?? startedAt ?? '') > PRESENCE_LOST_MS ? 'lost' : 'writing';
}
