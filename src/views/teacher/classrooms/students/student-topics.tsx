import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { AssignPracticeDocument } from '#api/documents/classrooms/teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { DataTable } from '#ui/table/data-table.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import mastery from '../../../shared/study/mastery/mastery.module.css';
import type { TaughtStudent } from './taught-student.ts';

type Topic = TaughtStudent['topics'][number];

/** The student's mastery of each topic by assigned work, next to the class average, with practice to assign. */
export function StudentTopics({ student: { id, classroom, topics } }: { readonly student: TaughtStudent }) {
  const t = useTexts(studentPageTexts);
  const { assigned, busy, problem, assign } = useAssignedPractice(classroom.id, id);
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {t.topics}
      </Heading>
      <Problem message={problem} />
      <DataTable
        name="student-topics"
        label={t.topics}
        rows={topics}
        keyOf={({ topic }) => topic.id}
        empty={<p className={pages.empty}>{t.noTopics}</p>}
        columns={[
          { id: 'topic', title: t.topic, share: 3, value: ({ topic }) => topic.title },
          {
            id: 'level',
            title: t.level,
            share: 2,
            value: ({ mastery: { level, estimate } }) => (level === 'unknown' ? null : estimate),
            show: ({ mastery: { level } }) => (
              <span className={mastery.level} data-level={level}>
                {t.levels[level]}
              </span>
            ),
          },
          {
            id: 'own',
            title: t.own,
            numeric: true,
            value: ({ own }) => own,
            show: ({ own }) => t.share({ value: own }),
          },
          {
            id: 'class',
            title: t.class,
            numeric: true,
            value: ({ classAverage }) => classAverage,
            show: ({ classAverage }) => (classAverage === null ? '' : t.share({ value: classAverage })),
          },
          { id: 'answers', title: t.answers, numeric: true, value: ({ answers }) => answers },
          {
            id: 'practice',
            title: t.practice,
            share: 2,
            sortable: false,
            isAction: true,
            value: () => null,
            show: ({ topic }) => (
              <Button
                size="2"
                variant="ghost"
                loading={busy === topic.id}
                disabled={assigned.has(topic.id)}
                aria-label={t.assignPracticeIn({ topic: topic.title })}
                onClick={() => void assign(topic)}
              >
                {t.assignPractice}
              </Button>
            ),
          },
        ]}
      />
      <p role="status" className={pages.intro}>
        {assigned.size > 0 ? t.assigned : ''}
      </p>
    </section>
  );
}

/** Assigns practice to this student alone, once for each topic. */
function useAssignedPractice(classroom: string, student: string) {
  const api = useApi();
  const t = useTexts(studentPageTexts);
  const [assigned, setAssigned] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const assign = async ({ id, title }: Topic['topic']): Promise<void> => {
    setBusy(id);
    setProblem(null);
    try {
      const practice = { classroom, student, topic: id, title: t.practiceTitle({ topic: title }) };
      await api(AssignPracticeDocument, { ...practice, group: null });
      setAssigned((before) => new Set([...before, id]));
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setBusy(null);
    }
  };
  return { assigned, busy, problem, assign };
}
