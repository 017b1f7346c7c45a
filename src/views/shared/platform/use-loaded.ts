import { useCallback, useEffect, useState } from 'react';
import { describeProblem } from './form/problem.ts';

type Loaded<Answer> = {
  /** Null until the answer has arrived. */
  readonly answer: Answer | null;
  /** Why the last request failed; null if it did not. The former answer stays. */
  readonly problem: string | null;
  /** Replaces the answer, after a change whose result is known. */
  readonly replace: (answer: Answer) => void;
  /** Requests it again; the former answer stays meanwhile. */
  readonly reload: () => void;
};

/**
 * What a part of a screen requests by itself, after it is shown. An answer that arrives after the next request or after
 * the part has gone is dropped.
 * @param load the request, from `useCallback`: another function is another request. Null: there is nothing to request.
 */
export function useLoaded<Answer>(load: (() => Promise<Answer>) | null): Loaded<Answer> {
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly answer: Answer } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn repeats the request.
  useEffect(() => {
    if (load === null) return;
    let isCurrent = true;
    setProblem(null);
    load().then(
      (answer) => isCurrent && setLoaded({ by: load, answer }),
      (cause: unknown) => isCurrent && setProblem(describeProblem(cause).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, turn]);
  return {
    answer: loaded !== null && loaded.by === load ? loaded.answer : null,
    problem,
    replace: (answer) => setLoaded({ by: load, answer }),
    reload: useCallback(() => setTurn((now) => now + 1), []),
  };
}
