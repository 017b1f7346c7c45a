import { memo } from 'react';
import type { GradebookCell as CellData } from '#domain/classrooms/gradebook/gradebook.rule.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './gradebook.module.css';
import type { CellEntry } from './gradebook-row.ts';

type Props = { readonly cell: CellData; readonly entry: CellEntry | undefined };

/**
 * A student's work on one assignment: marks and their share, or the status in a word. Hundreds of them are shown, and
 * typing in one renders no other.
 */
export const GradebookCell = memo(function GradebookCell({ cell, entry }: Props) {
  const t = useTexts(gradebookTexts);
  if (cell === null) return <span className={styles.unassigned}>{t.notAssigned}</span>;
  const [status, marks, marksOutOf, isLate] = cell;
  const notes = [
    isLate ? t.late : null,
    entry !== undefined && entry.comment !== '' ? t.commented : null,
    entry?.state === 'pending' ? t.saving : null,
  ].filter((note) => note !== null);
  return (
    <>
      {status === 'marked' && marks !== null ? (
        <span className={styles.result}>
          <span>{t.marks({ value: marks })}</span>{' '}
          <span className={styles.share}>{t.share({ value: marks / marksOutOf })}</span>
        </span>
      ) : (
        <span className={styles.status} data-status={status}>
          {t.statuses[status]}
        </span>
      )}
      {entry?.state === 'conflict' ? (
        <span className={styles.conflict}>{t.conflict}</span>
      ) : (
        notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>
      )}
    </>
  );
});
