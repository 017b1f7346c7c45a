import type { SaveState } from '#domain/attempts/answer-queues.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './attempt.module.css';

/** Whether the current answer is saved. Announced when it changes. */
export function SaveNote({ state, answered }: { state: SaveState; answered: boolean }) {
  const t = useTexts(attemptTexts);
  const silent = state === 'saved' && !answered;
  return (
    <p className={styles.saveNote} data-state={state} role="status">
      {!silent && (
        <>
          {state === 'saved' && <Icon name="right" px={14} />}
          {t.save[state]}
        </>
      )}
    </p>
  );
}
