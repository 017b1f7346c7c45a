import type { SaveState } from '#actors/answers/answer-outbox.ts';
import { Sign } from '#ui/sign/sign.part.tsx';
import styles from './quiz.module.css';

const TEXTS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'Not saved yet. Trying again …',
  refused: 'Not saved',
};

/** Whether the answer on the screen is safe. Read out when it changes. */
export function SaveNote({ state, answered }: { state: SaveState; answered: boolean }) {
  const silent = state === 'saved' && !answered;
  return (
    <p className={styles.saveNote} data-state={state} role="status">
      {!silent && (
        <>
          {state === 'saved' && <Sign name="right" size={14} />}
          {TEXTS[state]}
        </>
      )}
    </p>
  );
}
