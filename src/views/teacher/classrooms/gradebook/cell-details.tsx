import { Button } from '@radix-ui/themes';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { ReleaseMarksDocument } from '#api/documents/classrooms/class-teaching.generated.ts';
import { ExcuseStudentDocument, SetCategoryDocument } from '#api/documents/classrooms/gradebook.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useMutation } from '../../use-mutation.ts';
import { CellConflict } from './entry/cell-conflict.tsx';
import { CommentField } from './entry/comment-field.tsx';
import { MarkHistory } from './entry/mark-history.tsx';
import type { GridCell } from './entry/use-cell-editing.ts';
import type { MarkEntries } from './entry/use-mark-entry.ts';
import styles from './gradebook.module.css';
import type { GradebookData } from './gradebook-row.ts';
import { workAddress } from './work-address.ts';

type Props = {
  readonly cell: GridCell | null;
  readonly categories: GradebookData['categories'];
  readonly marks: MarkEntries;
  /** What is wrong with the mark that is being typed. */
  readonly problem: string | null;
};

/** What the active cell is about, and what can be done with it: rendered after the grid, which must follow each key. */
export function CellDetails(props: Props) {
  return <Details {...useDeferredValue(props)} />;
}

const Details = memo(function Details({ cell, categories, marks, problem }: Props) {
  const t = useTexts(gradebookTexts);
  if (cell === null) return <p className={styles.hint}>{t.detailsHint}</p>;
  const { row, assignment, at } = cell;
  const [status, earned, marksOutOf, isLate] = row.cells[at] ?? [null, null, 0, false];
  const target = { assignment: assignment.id, student: row.id };
  const entry = row.entries.get(at);
  return (
    <section className={styles.details} aria-label={t.details}>
      <div>
        <p className={styles.detailsTitle}>{joinedLine(row.name, assignment.title)}</p>
        <p className={styles.hint}>
          {joinedLine(
            status === null ? t.notAssigned : t.statuses[status],
            earned !== null && marksOutOf > 0 && t.marksOf({ marks: earned, outOf: marksOutOf }),
            isLate && t.late,
            assignment.dueAt === null ? t.noDue : t.due({ at: assignment.dueAt }),
            assignment.isWithheld && t.withheld,
          )}
        </p>
        <Problem message={problem} />
        <CellConflict target={target} marks={marks} />
      </div>
      {status !== null && assignment.maxMarks > 0 && (
        <CommentField
          key={`${assignment.id} ${row.id} ${entry?.comment ?? ''}`}
          comment={entry?.comment ?? ''}
          onSave={(comment) => marks.enter(target, { marks: entry?.marks ?? null, comment })}
        />
      )}
      <Actions cell={cell} categories={categories} isExcused={status === 'excused'} hasWork={earned !== null} />
      {entry !== undefined && <MarkHistory key={`${assignment.id} ${row.id}`} target={target} />}
    </section>
  );
});

type ActionsProps = Pick<Props, 'categories'> & {
  readonly cell: GridCell;
  readonly isExcused: boolean;
  readonly hasWork: boolean;
};

function Actions({ cell: { row, assignment, at }, categories, isExcused, hasWork }: ActionsProps) {
  const t = useTexts(gradebookTexts);
  const api = useApi();
  const { mutate, problem, isBusy } = useMutation();
  const { detailOf } = useTexts(classTeachingTexts);
  const dialog = useDialog();
  const { id, isOnPaper, isReleasedByHand, isWithheld, category } = assignment;
  const release = async (): Promise<void> => {
    const question = { title: detailOf.release, text: detailOf.releaseText, confirmLabel: detailOf.release };
    if (isWithheld && (await dialog.open(question)).reason !== 'confirm') return;
    await mutate(() => api(ReleaseMarksDocument, { id, released: isWithheld }));
  };
  return (
    <div className={styles.actions}>
      {row.cells[at] != null && (
        <Button
          size="2"
          variant="soft"
          loading={isBusy}
          onClick={() =>
            void mutate(() => api(ExcuseStudentDocument, { assignment: id, student: row.id, isExcused: !isExcused }))
          }
        >
          {isExcused ? t.endExcuse : t.excuse}
        </Button>
      )}
      {isReleasedByHand && (
        <Button size="2" variant="soft" loading={isBusy} onClick={() => void release()}>
          {isWithheld ? detailOf.release : detailOf.unrelease}
        </Button>
      )}
      {hasWork && !isOnPaper && (
        <Button size="2" variant="soft" color="gray" asChild>
          <Link to={workAddress(id, row.id)}>{t.openWork}</Link>
        </Button>
      )}
      <Button size="2" variant="soft" color="gray" asChild>
        <Link to={href('teacher.assignment.detail', { id })}>{t.openAssignment}</Link>
      </Button>
      {categories.length > 0 && (
        <SelectField
          label={t.category}
          value={category ?? ''}
          onChange={({ target }) =>
            void mutate(() =>
              api(SetCategoryDocument, { assignment: id, category: target.value === '' ? null : target.value }),
            )
          }
          options={[
            { value: '', label: t.noCategory },
            ...categories.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      )}
      <Problem message={problem} />
    </div>
  );
}
