import { Button, Heading } from '@radix-ui/themes';
import { useMemo } from 'react';
import type { TeacherAssignmentQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { WORK_STATUSES, type WorkStatus } from '#domain/classrooms/assignments/work-status.rule.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { StudentLink } from '../students/student-link.tsx';
import styles from '../teaching.module.css';
import { useExceptionDialog } from './exception-form.tsx';
import { isMaterialPart, type Line } from './submission-line.ts';

type Set = TeacherAssignmentQuery['teacherAssignment'];

const keyOf = ({ student }: Line): string => student.id;

/** The students of an assignment with their progress; exceptions can be set for each. */
export function SubmissionTable({ set }: { readonly set: Set }) {
  const { detailOf: t, moment } = useTexts(classTeachingTexts);
  const openException = useExceptionDialog(set.id);
  const classroom = set.classroom.id;
  const materials = set.parts.filter(({ kind }) => isMaterialPart(kind)).length;
  const columns = useMemo((): Column<Line>[] => {
    const word = (status: WorkStatus): string => t.statuses[status];
    return [
      {
        id: 'student',
        title: t.student,
        value: ({ student }) => student.name,
        share: 2,
        show: ({ student }) => <StudentLink classroom={classroom} student={student} />,
      },
      {
        id: 'status',
        title: t.status,
        value: ({ status }) => word(status),
        filter: WORK_STATUSES.map((status) => ({ value: word(status), label: word(status) })),
      },
      {
        id: 'at',
        title: t.at,
        share: 2,
        value: ({ submittedAt }) => (submittedAt === null ? null : new Date(submittedAt)),
        show: ({ submittedAt, isLate, creditShare }) =>
          submittedAt === null
            ? ''
            : [moment({ at: submittedAt }), isLate ? t.late({ creditShare }) : null].filter(Boolean).join(', '),
      },
      {
        id: 'marks',
        title: t.marks,
        numeric: true,
        value: ({ marks, creditShare }) => (marks === null ? null : marks * creditShare),
        show: ({ marks, marksOutOf, creditShare }) =>
          marks === null || marksOutOf === 0 ? '' : t.result({ marks: marks * creditShare, outOf: marksOutOf }),
      },
      ...(materials === 0
        ? []
        : [
            {
              id: 'materials',
              title: t.materials,
              numeric: true,
              value: ({ materialsDone }: Line) => materialsDone,
              show: ({ materialsDone }: Line) => t.result({ marks: materialsDone, outOf: materials }),
            },
          ]),
      {
        id: 'unmarked',
        title: t.toMark,
        numeric: true,
        value: ({ unmarkedQuestions }) => unmarkedQuestions,
        hiddenAtFirst: true,
      },
      {
        id: 'exception',
        title: t.exception,
        sortable: false,
        value: ({ exception }) => (exception === null ? null : t.ownTimes),
        show: ({ student, exception }) => (
          <Button
            size="2"
            variant="ghost"
            aria-label={
              exception === null ? t.addExceptionFor({ name: student.name }) : t.ownTimesOf({ name: student.name })
            }
            onClick={() =>
              void openException({
                audience: { student: student.id, group: null },
                name: student.name,
                given: exception,
              })
            }
          >
            {exception === null ? t.addException : t.ownTimes}
          </Button>
        ),
      },
    ];
  }, [t, moment, materials, classroom, openException]);
  return (
    <div className={pages.section}>
      <GroupTimes set={set} />
      <DataTable
        name="submissions"
        label={t.progress}
        columns={columns}
        rows={set.lines}
        keyOf={keyOf}
        empty={<EmptyNote illustration="inbox">{t.empty}</EmptyNote>}
      />
    </div>
  );
}

/** The groups of an assignment; exceptions can be set for each. */
function GroupTimes({ set: { id, groups, draft, groupExceptions } }: { readonly set: Set }) {
  const { detailOf: t } = useTexts(classTeachingTexts);
  const openException = useExceptionDialog(id);
  const concerned = groups.filter((group) => draft.groups.length === 0 || draft.groups.includes(group.id));
  if (concerned.length === 0) return null;
  const givenTo = (group: string) => groupExceptions.find((exception) => exception.group === group)?.exception ?? null;
  return (
    <section className={styles.groupTimes} aria-labelledby="group-times">
      <Heading as="h3" size="3" id="group-times">
        {t.groupTimes}
      </Heading>
      <ul className={styles.lines}>
        {concerned.map(({ id: one, name }) => (
          <li key={one}>
            {name}
            <Button
              size="2"
              variant="ghost"
              aria-label={givenTo(one) === null ? t.addExceptionFor({ name }) : t.ownTimesOf({ name })}
              onClick={() => void openException({ audience: { student: null, group: one }, name, given: givenTo(one) })}
            >
              {givenTo(one) === null ? t.addException : t.ownTimes}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
