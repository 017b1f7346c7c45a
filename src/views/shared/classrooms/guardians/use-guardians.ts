import { useEffect, useEffectEvent, useState } from 'react';
import { type GuardianAccessFragment, GuardiansDocument } from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { describeProblem } from '../../platform/form/problem.ts';

/** The guardians of a student; null until they have been read. */
export function useGuardians(student: string) {
  const api = useApi();
  const [guardians, setGuardians] = useState<readonly GuardianAccessFragment[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = async (): Promise<void> => {
    try {
      setGuardians((await api(GuardiansDocument, { student })).guardians);
      setProblem(null);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  const load = useEffectEvent(() => void reload());
  useEffect(() => load(), []);
  return { guardians, problem, reload };
}
