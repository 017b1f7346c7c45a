import { Button } from '@radix-ui/themes';
import { useMemo, useState } from 'react';
import type { SetAssignmentQuery } from '#api/documents/class-teaching.generated.ts';
import { WORK_STATUSES, type WorkStatus } from '#domain/assignments/work-status.rule.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.part.tsx';
import { ExceptionForm } from './exception-form.part.tsx';
import type { Line } from './submission-line.ts';

type Set = SetAssignmentQuery['setAssignment'];

const keyOf = ({ student }: Line): string => student.id;

/** Everybody an assignment is for, with how they stand; the way to give one of them other times. */
export function SubmissionTable({ set }: { readonly set: Set }) {
  const { detailOf: t, moment } = useTexts(classTeachingTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const line = set.lines.find(({ student }) => student.id === chosen);
  const columns = useMemo((): Column<Line>[] => {
    const word = (status: string): string => t.statuses[status as WorkStatus];
    return [
      { id: 'student', title: t.student, value: ({ student }) => student.name, share: 2 },
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
        value: ({ handedInAt }) => (handedInAt === null ? null : new Date(handedInAt)),
        show: ({ handedInAt, isLate, keptShare }) =>
          handedInAt === null ? '' : [moment(handedInAt), isLate ? t.late(keptShare) : null].filter(Boolean).join(', '),
      },
      {
        id: 'marks',
        title: t.marks,
        numeric: true,
        value: ({ marks, keptShare }) => (marks === null ? null : marks * keptShare),
        show: ({ marks, marksOutOf, keptShare }) =>
          marks === null || marksOutOf === 0 ? '' : t.result(marks * keptShare, marksOutOf),
      },
      {
        id: 'unmarked',
        title: t.toMark,
        numeric: true,
        value: ({ unmarkedItems }) => unmarkedItems,
        hiddenAtFirst: true,
      },
      {
        id: 'exception',
        title: t.exception,
        sortable: false,
        value: ({ hasException }) => (hasException ? t.ownTimes : null),
        show: ({ student, hasException }) => (
          <Button
            size="2"
            variant="ghost"
            aria-label={t.exceptionOf(student.name)}
            onClick={() => setChosen(student.id)}
          >
            {hasException ? t.ownTimes : t.exception}
          </Button>
        ),
      },
    ];
  }, [t, moment]);
  return (
    <div className={pages.section}>
      {line !== undefined && (
        <ExceptionForm key={line.student.id} assignment={set.id} line={line} onDone={() => setChosen(null)} />
      )}
      <DataTable
        name="submissions"
        label={t.progress}
        columns={columns}
        rows={set.lines}
        keyOf={keyOf}
        empty={<p className={pages.empty}>{t.empty}</p>}
      />
    </div>
  );
}
