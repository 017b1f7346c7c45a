import type { SaveState } from '#actors/answers/answer-outbox.ts';
import { useTexts } from '#texts/current-language.ts';
import { quizTexts } from '#texts/quiz.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './quiz.module.css';

/** Whether the answer on the screen is safe. Read out when it changes. */
export function SaveNote({ state, answered }: { state: SaveState; answered: boolean }) {
  const t = useTexts(quizTexts).save;
  const silent = state === 'saved' && !answered;
  return (
    <p className={styles.saveNote} data-state={state} role="status">
      {!silent && (
        <>
          {state === 'saved' && <Icon name="right" px={14} />}
          {t[state]}
        </>
      )}
    </p>
  );
}
