import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Order } from '#ui/table/column.ts';
import styles from './gradebook.module.css';
import type { SortColumn } from './gradebook-columns.ts';
import type { GradebookColumn } from './gradebook-row.ts';

type Props = {
  readonly column: SortColumn | undefined;
  readonly assignment: GradebookColumn | undefined;
  readonly mean: number | null;
  readonly direction: Order['direction'] | null;
  readonly onOrder: (column: string) => void;
};

/** The title of a column, which sorts by it; for an assignment with its marks, and whether students see them. */
export function ColumnTitle({ column, assignment, mean, direction, onOrder }: Props) {
  const t = useTexts(gradebookTexts);
  if (column === undefined) return null;
  const { id, title } = column;
  const outOf = assignment?.marksOutOf ?? (assignment?.isOnPaper === true ? assignment.maxMarks : null);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.columnTitle}
      data-average={(assignment === undefined && id !== 'name') || undefined}
      title={title}
      onClick={() => onOrder(id)}
    >
      <span className={styles.columnName}>
        {title}
        {direction !== null && <Icon name={direction === 'ascending' ? 'up' : 'down'} px={12} />}
      </span>
      <span className={styles.columnDetail}>
        {joinedLine(outOf !== null && t.outOf({ value: outOf }), mean !== null && t.mean({ value: mean }))}
      </span>
      {assignment?.isWithheld === true && (
        <span className={styles.withheld}>
          <Icon name="lock" px={12} /> {t.withheld}
        </span>
      )}
    </button>
  );
}
