import { Button } from '@radix-ui/themes';
import { useCallback, useState } from 'react';
import {
  AssignableQuestionsDocument,
  type AssignmentChoicesQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import {
  EVERY_QUESTION,
  matchesRule,
  pickByRule,
  type QuestionRule,
} from '#domain/classrooms/assignments/question-rule.rule.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLoaded } from '../../../../shared/platform/use-loaded.ts';
import styles from './builder.module.css';
import type { AssignableQuestion } from './chosen-question.ts';
import { FoundQuestions } from './found-questions.tsx';
import { RuleFields } from './rule-fields.tsx';
import { SyllabusTree } from './syllabus-tree.tsx';

type Props = {
  readonly topics: AssignmentChoicesQuery['assignableTopics'];
  readonly subject: string | null;
  readonly classrooms: readonly string[];
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (questions: readonly AssignableQuestion[]) => void;
  readonly onRemove: (id: string) => void;
};

/** The syllabus, and the questions of one of its topics: to choose one by one, or a number of them by a rule. */
export function QuestionFinder({ topics, subject, classrooms, taken, onAdd, onRemove }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const [topic, setTopic] = useState<string | null>(null);
  const [rule, setRule] = useState<QuestionRule>(EVERY_QUESTION);
  const [count, setCount] = useState(8);
  const { questions, problem } = useTopicQuestions(topic, classrooms);
  const matching = (questions ?? []).filter((question) => matchesRule(question, rule));
  const free = matching.filter(({ id }) => !taken.has(id)).length;
  const fill = (): void => {
    const ids = pickByRule(questions ?? [], rule, { count, taken, seed: `${topic} ${classrooms.join(' ')}` });
    onAdd(ids.flatMap((id) => questions?.find((question) => question.id === id) ?? []));
  };
  return (
    <div className={styles.finder}>
      <SyllabusTree
        topics={topics}
        subject={subject}
        topic={topic}
        questions={questions}
        subtopic={rule.subtopic}
        onTopic={(chosen) => {
          setTopic(chosen);
          setRule({ ...rule, subtopic: null });
        }}
        onSubtopic={(subtopic) => setRule({ ...rule, subtopic })}
      />
      <div className={styles.found}>
        <Problem message={problem} />
        {topic === null ? (
          <p className={styles.soft}>{t.chooseTopic}</p>
        ) : questions === null ? (
          problem === null && <LoadingSkeleton heights={[44, 44, 120]} />
        ) : (
          <>
            <RuleFields rule={rule} questions={questions} count={count} onRule={setRule} onCount={setCount} />
            <div className={styles.fill}>
              <Button type="button" variant="soft" disabled={free === 0 || !(count > 0)} onClick={fill}>
                {t.fill({ count: Math.max(0, Math.min(free, Math.floor(count) || 0)) })}
              </Button>
              <span className={styles.soft} role="status">
                {free < count ? t.fewer({ count: free }) : t.matching({ count: matching.length })}
              </span>
            </div>
            <FoundQuestions
              questions={matching}
              taken={taken}
              onAdd={(question) => onAdd([question])}
              onRemove={onRemove}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** The questions of a topic; null while they are loading. */
function useTopicQuestions(topic: string | null, classrooms: readonly string[]) {
  const api = useApi();
  // The list is another one after each render, so the request depends on its text.
  const ids = classrooms.join(' ');
  const load = useCallback(
    () => api(AssignableQuestionsDocument, { topic: topic ?? '', classrooms: ids.split(' ').filter(Boolean) }),
    [api, topic, ids],
  );
  const { answer, problem } = useLoaded(topic === null ? null : load);
  return { questions: answer?.assignableQuestions ?? null, problem };
}
