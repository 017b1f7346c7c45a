import { Button } from '@radix-ui/themes';
import { useMemo } from 'react';
import {
  MoveToGroupDocument,
  RemoveMemberDocument,
  type TaughtClassQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useMutation } from '../../use-mutation.ts';
import { InviteStudentButton } from '../invite-student-button.tsx';
import { StudentLink } from '../students/student-link.tsx';
import styles from '../teaching.module.css';

type Student = TaughtClassQuery['classProgress']['students'][number];
type Cell = Student['cells'][number];

const keyOf = ({ id }: Student): string => id;

/** The students of a class with their progress; one column per assignment, shown on request. */
export function StudentTable({ found: { classSettings, classProgress } }: { readonly found: TaughtClassQuery }) {
  const texts = useTexts(classTeachingTexts);
  const { detail: t, detailOf, share } = texts;
  const api = useApi();
  const dialog = useDialog();
  const { mutate, problem } = useMutation();
  const { id: classroom, groups } = classSettings;

  const columns = useMemo((): Column<Student>[] => {
    const nameOfGroup = (group: string | null): string => groups.find(({ id }) => id === group)?.name ?? '';
    const move = (student: string, group: string | null) =>
      mutate(() => api(MoveToGroupDocument, { classroom, student, group }));
    const remove = (student: Student): void => {
      void dialog
        .open({
          title: t.removeTitle({ name: student.name }),
          text: t.removeText,
          confirmLabel: t.removeShort,
          isDangerous: true,
        })
        .then(({ reason }) =>
          reason === 'confirm'
            ? mutate(() => api(RemoveMemberDocument, { id: classroom, student: student.id }))
            : undefined,
        );
    };
    return [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        share: 2,
        show: (student) => <StudentLink classroom={classroom} student={student} />,
      },
      ...(groups.length === 0
        ? []
        : [
            {
              id: 'group',
              title: t.group,
              value: ({ group }: Student) => nameOfGroup(group),
              filter: groups.map(({ name }) => ({ value: name, label: name })),
              show: ({ id, name, group }: Student) => (
                <select
                  className={styles.inRow}
                  aria-label={t.groupOf({ name })}
                  value={group ?? ''}
                  onChange={({ target }) => void move(id, target.value === '' ? null : target.value)}
                >
                  <option value="">{t.noGroup}</option>
                  {groups.map((entry) => (
                    <option key={entry.id} value={entry.id}>
                      {entry.name}
                    </option>
                  ))}
                </select>
              ),
            },
          ]),
      {
        id: 'mean',
        title: t.mean,
        numeric: true,
        value: ({ meanShare }) => (meanShare === null ? null : Math.round(meanShare * 100)),
        show: ({ meanShare }) => (meanShare === null ? '' : share({ value: meanShare })),
      },
      { id: 'done', title: t.doneColumn, numeric: true, value: ({ doneCount }) => doneCount },
      { id: 'missed', title: t.missed, numeric: true, value: ({ missedCount }) => missedCount },
      ...classProgress.assignments.map((work, at): Column<Student> => {
        const cellOf = ({ cells }: Student): Cell => cells[at] ?? null;
        const words = (student: Student): string => {
          const cell = cellOf(student);
          if (cell === null) return '';
          return cell[1] === null ? detailOf.statuses[cell[0]] : share({ value: cell[1] });
        };
        return { id: work.id, title: work.title, value: words, hiddenAtFirst: true };
      }),
      {
        id: 'remove',
        title: t.removeShort,
        sortable: false,
        isAction: true,
        value: () => null,
        show: (student) => (
          <Button
            size="2"
            variant="ghost"
            color="gray"
            aria-label={t.remove({ name: student.name })}
            onClick={() => remove(student)}
          >
            {t.removeShort}
          </Button>
        ),
      },
    ];
  }, [t, detailOf, share, api, mutate, dialog, classroom, groups, classProgress.assignments]);

  return (
    <div className={pages.section}>
      <Problem message={problem} />
      {classSettings.archivedAt === null && (
        <div>
          <InviteStudentButton classroom={classroom} mutate={mutate} />
        </div>
      )}
      <DataTable
        name="class-students"
        label={t.table}
        columns={columns}
        rows={classProgress.students}
        keyOf={keyOf}
        empty={
          <EmptyState illustration="users" level="h2" title={t.emptyTitle}>
            {t.empty}
          </EmptyState>
        }
      />
    </div>
  );
}
