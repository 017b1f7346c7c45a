import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  AddLiveQuizToGradebookDocument,
  type LiveHostPartsFragment,
} from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './host.module.css';

/** Adds the results of a finished live quiz to the gradebook of its class, or leads to them. */
export function LiveGradebook({ view }: { readonly view: LiveHostPartsFragment }) {
  const t = useTexts(liveQuizTexts).gradebook;
  const api = useApi();
  // A quiz that has ended sends no more updates.
  const [isAdded, setIsAdded] = useState(view.assignment !== null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      await api(AddLiveQuizToGradebookDocument, { id: view.screen.id });
      setIsAdded(true);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
    setIsBusy(false);
  };
  return (
    <section className={styles.gradebook} aria-label={t.label}>
      <p role="status">{isAdded ? t.added : t.text}</p>
      {isAdded ? (
        <LinkButton to={href('teacher.classroom.gradebook', { id: view.classroom })} variant="soft">
          {t.open}
        </LinkButton>
      ) : (
        <Button size="3" loading={isBusy} onClick={() => void add()}>
          {t.add}
        </Button>
      )}
      <Problem message={problem} />
    </section>
  );
}
