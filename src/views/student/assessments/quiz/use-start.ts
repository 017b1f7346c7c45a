import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StartPracticeDocument } from '#api/documents/study/practice.generated.ts';
import { useApi } from '#client/app.context.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { ATTEMPT_PARAMETER } from './attempt-address.ts';
import type { PracticeChoice } from './practice-choice.tsx';

/**
 * Starts practice with a quiz, or finds the open attempt, and goes to it.
 * @param address of the quiz, where the attempt is shown
 */
export function useStart(quiz: string, address: string) {
  const api = useApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const start = async (
    choice: PracticeChoice & { readonly missedIn?: string; readonly subtopic?: string },
  ): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { startPractice } = await api(StartPracticeDocument, { input: { quiz, ...choice } });
      await navigate(`${address}?${new URLSearchParams({ [ATTEMPT_PARAMETER]: startPractice.id })}`);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, start };
}
