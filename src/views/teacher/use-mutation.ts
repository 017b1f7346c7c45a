import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { describeProblem } from '../shared/platform/form/problem.ts';

/** A small server action, after which the screen loads its data again. */
export function useMutation() {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const mutate = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
      await revalidate();
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(message ?? Object.values(fields)[0] ?? null);
    } finally {
      setIsBusy(false);
    }
  };
  return { mutate, problem, isBusy };
}
