import { Button } from '@radix-ui/themes';
import { isSameCell, type MarkCell, type MarkContent } from '#domain/classrooms/gradebook/mark-entries.rule.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import styles from '../gradebook.module.css';
import type { MarkEntries } from './use-mark-entry.ts';

type Props = { readonly target: MarkCell; readonly marks: Pick<MarkEntries, 'conflicts' | 'refusal' | 'resolve'> };

/** Another teacher was faster, or the server refused the mark: what happened, and what to do. */
export function CellConflict({ target, marks: { conflicts, refusal, resolve } }: Props) {
  const t = useTexts(gradebookTexts);
  const conflict = conflicts.find(({ edit }) => isSameCell(edit, target));
  const describe = ({ marks, comment }: MarkContent): string =>
    joinedLine(marks === null ? t.noMarks : t.marksText({ value: marks }), comment) || t.noMarks;
  if (conflict === undefined) {
    return refusal !== null && isSameCell(refusal.edit, target) ? (
      <p role="alert" className={styles.conflict}>
        {t.refused({ entered: describe(refusal.edit) })}
      </p>
    ) : null;
  }
  const { by, stored, edit } = conflict;
  return (
    <div role="alert">
      <p className={styles.conflict}>{t.conflictText({ by, theirs: describe(stored), mine: describe(edit) })}</p>
      <div className={styles.actions}>
        <Button size="2" variant="soft" onClick={() => resolve(target, 'theirs')}>
          {t.keepTheirs}
        </Button>
        <Button size="2" variant="soft" color="amber" onClick={() => resolve(target, 'mine')}>
          {t.useMine}
        </Button>
      </div>
    </div>
  );
}
