import { useState } from 'react';
import { ShareOwnDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SwitchField } from '#ui/form/fields/tick-field.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../authoring/authoring.module.css';

/** Whether a teacher's own question or quiz is shared with colleagues; nothing without a school. */
export function Sharing({
  kind,
  of,
  isChanged,
  onChanged,
}: {
  readonly kind: 'question-bank' | 'quiz';
  readonly of: { readonly id: string; readonly isShared: boolean | null; readonly deletedAt: string | null };
  /** Unsaved changes would be lost. */
  readonly isChanged: boolean;
  readonly onChanged: () => void;
}) {
  const { sharing: t, status } = useTexts(authoringTexts);
  const api = useApi();
  const raise = useToast();
  const messageOf = useMessages();
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, isShared, deletedAt } = of;
  if (isShared === null || deletedAt !== null) return null;
  const share = async (isShared: boolean): Promise<void> => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await api(ShareOwnDocument, { kind, id, isShared });
      raise({ message: status.done });
      onChanged();
    } catch (cause) {
      setProblem(messageOf(describeProblem(cause).message) ?? undefined);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className={styles.panel}>
      <SwitchField
        label={t.share}
        hint={t.hint}
        error={problem}
        checked={isShared}
        disabled={isBusy || isChanged}
        onChange={({ target }) => void share(target.checked)}
      />
    </section>
  );
}
