import { useEffect, useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { useLive } from '#actors/use-live.ts';
import { FollowSittingDocument, SittingDocument, type SittingPartsFragment } from '#api/documents/sitting.generated.ts';
import { PRESENCE_LOST_MS } from '#domain/limits.ts';

export type Sitting = SittingPartsFragment;
export type Sitter = Sitting['sitters'][number];
export type SitterState = 'absent' | 'writing' | 'paused' | 'lost' | 'done';

/** The class at this moment, kept up to date; `now` in milliseconds by the server's clock. */
export function useSitting(
  assignment: string,
): { readonly sitting: Sitting; readonly now: () => number } | { readonly problem: unknown } | null {
  const api = useApi();
  const live = useLive();
  const [heard, setHeard] = useState<{ sitting: Sitting; at: number } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [, setTick] = useState(0);
  useEffect(() => {
    const hear = ({ sitting }: { sitting: Sitting }): void => {
      setProblem(null);
      setHeard({ sitting, at: performance.now() });
    };
    const refetch = async (): Promise<void> => {
      try {
        hear(await api(SittingDocument, { assignment }));
      } catch (cause) {
        setProblem(cause);
        throw cause;
      }
    };
    const stop = live(FollowSittingDocument, { assignment }, { refetch, heard: hear });
    // Who is silent is noticed by nobody's telling.
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [api, live, assignment]);
  if (heard === null) return problem === null ? null : { problem };
  return { sitting: heard.sitting, now: () => Date.parse(heard.sitting.now) + performance.now() - heard.at };
}

export function stateOf({ attempt, handedInAt, isPaused, seenAt, startedAt }: Sitter, now: number): SitterState {
  if (attempt === null) return 'absent';
  if (handedInAt !== null) return 'done';
  if (isPaused) return 'paused';
  return now - Date.parse(seenAt ?? startedAt ?? '') > PRESENCE_LOST_MS ? 'lost' : 'writing';
}
