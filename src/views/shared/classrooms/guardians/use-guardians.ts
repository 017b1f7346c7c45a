import { useEffect, useEffectEvent, useState } from 'react';
import {
  type GuardianAccessFragment,
  RemoveGuardianDocument,
} from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { describeProblem } from '../../platform/form/problem.ts';

type Words = { readonly removeText: string; readonly removeConfirm: string };

/** The guardians of a student, and how to remove one. `guardians` is null until they have been read. */
export function useGuardians(read: () => Promise<readonly GuardianAccessFragment[]>) {
  const { panel: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const dialog = useDialog();
  const [guardians, setGuardians] = useState<readonly GuardianAccessFragment[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = async (): Promise<void> => {
    try {
      setGuardians(await read());
      setProblem(null);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  const load = useEffectEvent(() => void reload());
  useEffect(() => load(), []);
  const remove = async ({ id, email }: GuardianAccessFragment, words: Words): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.removeTitle({ email }),
      text: words.removeText,
      confirmLabel: words.removeConfirm,
      work: async () => {
        await api(RemoveGuardianDocument, { id });
      },
    });
    if (reason === 'confirm') await reload();
  };
  return { guardians, problem, reload, remove };
}
