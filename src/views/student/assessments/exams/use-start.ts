import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeProblem } from '../../../shared/platform/form/problem.ts';

/** An action on the server followed by navigation: its problem, and whether it is in progress. */
export function useStart(ask: () => Promise<string>) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      await navigate(await ask());
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsBusy(false);
    }
  };
  return { problem, isBusy, start };
}
