import { useEffect, useState } from 'react';
import type { LiveScreenPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';

const TICK_MS = 250;

/**
 * Whole seconds until the answers are locked, by the server's clock; null without a time limit.
 * @param at when the screen arrived, by `performance.now()`
 */
export function useSecondsLeft({ now, locksAt, state }: LiveScreenPartsFragment, at: number): number | null {
  const end = state !== 'answering' || locksAt === null ? null : at + Date.parse(locksAt) - Date.parse(now);
  const [time, setTime] = useState(() => performance.now());
  useEffect(() => {
    if (end === null) return;
    setTime(performance.now());
    const timer = setInterval(() => setTime(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.max(0, Math.ceil((end - Math.max(time, at)) / 1_000));
}
