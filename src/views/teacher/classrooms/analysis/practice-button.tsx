import { Button, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { AssignPracticeDocument } from '#api/documents/classrooms/teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import teaching from '../teaching.module.css';

type Props = {
  readonly classroom: string;
  /** Null: the whole class. */
  readonly group: string | null;
  readonly topic: { readonly id: string; readonly title: string };
  /** The only student that it is for, in a row of a table. */
  readonly student?: { readonly id: string; readonly name: string };
};

/** Assigns practice in a topic to the class, one of its groups or one of its students, once. */
export function PracticeButton({ classroom, group, topic, student }: Props) {
  const api = useApi();
  const t = useTexts(teachingTexts).analysis;
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const assign = async (): Promise<void> => {
    setState('busy');
    setProblem(null);
    try {
      await api(AssignPracticeDocument, {
        classroom,
        group,
        student: student?.id ?? null,
        topic: topic.id,
        title: t.practiceTitle({ topic: topic.title }),
      });
      setState('done');
    } catch (cause) {
      setProblem(describeProblem(cause).message);
      setState('ready');
    }
  };
  if (state === 'done') return <p role="status">{t.practiceDone}</p>;
  return (
    <div>
      {student === undefined ? (
        <Button size="3" loading={state === 'busy'} onClick={() => void assign()}>
          {t.assignPractice}
        </Button>
      ) : (
        <Button
          size="1"
          variant="soft"
          className={teaching.fitting}
          title={topic.title}
          loading={state === 'busy'}
          aria-label={t.practiceFor({ name: student.name, topic: topic.title })}
          onClick={() => void assign()}
        >
          <Text truncate>{topic.title}</Text>
        </Button>
      )}
      <Problem message={problem} />
    </div>
  );
}
