import { useEffect, useState } from 'react';
import {
  FollowSittingDocument,
  SittingDocument,
  type SittingPartsFragment,
} from '#api/documents/classrooms/live-session.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLive } from '#client/use-live.ts';
import { PRESENCE_LOST_MS } from '#domain/platform/limits.ts';

export type LiveSession = SittingPartsFragment;
export type Sitter = LiveSession['sitters'][number];
export type SitterState = 'absent' | 'writing' | 'paused' | 'lost' | 'done';

/** The live session, kept up to date; `now` in milliseconds by the server's clock. */
export function useLiveSession(
  assignment: string,
): { readonly sitting: LiveSession; readonly now: () => number } | { readonly problem: unknown } | null {
  const api = useApi();
  const live = useLive();
  const [latest, setLatest] = useState<{ sitting: LiveSession; at: number } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [, setTick] = useState(0);
  useEffect(() => {
    const handleUpdate = ({ sitting }: { sitting: LiveSession }): void => {
      setProblem(null);
      setLatest({ sitting, at: performance.now() });
    };
    const refetch = async (): Promise<void> => {
      try {
        handleUpdate(await api(SittingDocument, { assignment }));
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    };
    const stop = live(FollowSittingDocument, { assignment }, { refetch, onUpdate: handleUpdate });
    // No event reports a lost connection, so it is detected by time.
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [api, live, assignment]);
  if (latest === null) return problem === null ? null : { problem };
  return { sitting: latest.sitting, now: () => Date.parse(latest.sitting.now) + performance.now() - latest.at };
}

export function stateOf({ attempt, handedInAt, isPaused, seenAt, startedAt }: Sitter, now: number): SitterState {
  if (attempt === null) return 'absent';
  if (handedInAt !== null) return 'done';
  if (isPaused) return 'paused';
  return now - Date.parse(seenAt ?? startedAt ?? '') > PRESENCE_LOST_MS ? 'lost' : 'writing';
}
