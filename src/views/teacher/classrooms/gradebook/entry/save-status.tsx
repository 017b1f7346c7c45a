import { Button } from '@radix-ui/themes';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../gradebook.module.css';
import type { MarkEntries } from './use-mark-entry.ts';

type Props = { readonly marks: Pick<MarkEntries, 'queue' | 'undoable' | 'conflicts' | 'isFailing' | 'undo' | 'retry'> };

/** Whether what was entered is saved, with undo. */
export function SaveStatus({ marks: { queue, undoable, conflicts, isFailing, undo, retry } }: Props) {
  const t = useTexts(gradebookTexts);
  const hasEntered = queue.length > 0 || undoable.length > 0 || conflicts.length > 0;
  const text = isFailing ? t.notSaved : queue.length > 0 ? t.saving : hasEntered ? t.allSaved : '';
  return (
    <div className={styles.saveStatus}>
      <p className={styles.hint} role="status">
        {conflicts.length > 0 ? t.conflicts({ count: conflicts.length }) : text}
      </p>
      {isFailing && (
        <Button size="2" variant="soft" onClick={retry}>
          {t.retry}
        </Button>
      )}
      {undoable.length > 0 && (
        <Button size="2" variant="soft" color="gray" onClick={undo}>
          {t.undo}
        </Button>
      )}
    </div>
  );
}
