import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeProblem } from '../../../shared/platform/form/problem.ts';

/** Something that is asked of the server and then leads elsewhere: what stands in its way, and whether it is under way. */
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
  return { problem, isBusy, begin: start };
}
