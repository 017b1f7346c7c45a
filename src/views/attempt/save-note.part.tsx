import type { SaveState } from '#actors/answers/answer-outbox.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './attempt.module.css';

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
          {state === 'saved' && <Icon name="right" px={14} />}
          {TEXTS[state]}
        </>
      )}
    </p>
  );
}
