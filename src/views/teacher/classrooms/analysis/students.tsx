import { Button, Heading } from '@radix-ui/themes';
import { HELP_THRESHOLDS } from '#domain/classrooms/help-first.rule.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { HoverPopover } from '#ui/popover/hover-popover.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { HOVER_DELAYS } from '../../../hover-delays.ts';
import styles from '../../teacher.module.css';
import { StudentLink } from '../students/student-link.tsx';
import type { Analysis } from './analysis.ts';

/** Students who need help most first, and why. */
export function StudentsSection({ id: classroom, students }: Pick<Analysis, 'id' | 'students'>) {
  const texts = useTexts(teachingTexts);
  const t = texts.analysis;
  const { lowMarks, falling, missing, inactive } = t.reasonMeanings;
  const meanings = {
    lowMarks: lowMarks({ share: HELP_THRESHOLDS.lowShare, answers: HELP_THRESHOLDS.answersMin }),
    falling: falling({ points: HELP_THRESHOLDS.fallenShare * 100 }),
    missing,
    inactive,
  };
  const isKnown = (reason: string): reason is keyof typeof t.reasons => Object.hasOwn(t.reasons, reason);
  const wordOf = (reason: string): string => (isKnown(reason) ? t.reasons[reason] : reason);
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.help}
      </Heading>
      <DataTable
        name="class-students"
        label={t.help}
        rows={students}
        keyOf={({ id }) => id}
        empty={<EmptyNote illustration="analysis">{t.nothingHint}</EmptyNote>}
        columns={[
          {
            id: 'name',
            title: t.student,
            value: ({ name }) => name,
            share: 2,
            show: (student) => <StudentLink classroom={classroom} student={student} />,
          },
          {
            id: 'reasons',
            title: t.why,
            share: 3,
            value: ({ reasons }) => reasons.map(wordOf).join(', '),
            show: ({ reasons }) =>
              reasons.length === 0 ? (
                t.noReason
              ) : (
                <div className={pages.actions}>
                  {reasons.filter(isKnown).map((reason) => (
                    <HoverPopover
                      key={reason}
                      delays={HOVER_DELAYS}
                      label={t.aboutReason({ reason: wordOf(reason) })}
                      trigger={
                        <Button size="1" variant="soft" color="amber" className={styles.reason}>
                          {wordOf(reason)}
                        </Button>
                      }
                    >
                      <p>{meanings[reason]}</p>
                    </HoverPopover>
                  ))}
                </div>
              ),
          },
          { id: 'answers', title: t.answers, value: ({ answers }) => answers, numeric: true },
          {
            id: 'right',
            title: t.right,
            value: ({ answers, credit }) => (answers === 0 ? null : credit / answers),
            show: ({ answers, credit }) => (answers === 0 ? '' : texts.share({ value: credit / answers })),
            numeric: true,
          },
          { id: 'days', title: t.days, value: ({ activeDays }) => activeDays, numeric: true },
          { id: 'missing', title: t.missing, value: ({ missing }) => missing, numeric: true },
        ]}
      />
    </section>
  );
}
