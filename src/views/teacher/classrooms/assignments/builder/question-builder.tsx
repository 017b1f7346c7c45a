import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import type { AssignmentChoicesQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { PICKED_QUESTIONS_MAX } from '#domain/classrooms/classroom.limits.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './builder.module.css';
import type { ChosenQuestion } from './chosen-question.ts';
import { ChosenQuestions } from './chosen-questions.tsx';
import { QuestionFinder } from './question-finder.tsx';

type Props = {
  readonly topics: AssignmentChoicesQuery['assignableTopics'];
  /** The subject whose topics are open at first; null: all are closed. */
  readonly subject: string | null;
  /** Ids of the classes that the questions are for. */
  readonly classrooms: readonly string[];
  /** What is known of the questions that the assignment had already. */
  readonly known: readonly ChosenQuestion[];
  readonly picked: readonly string[];
  /** How many of them each student gets; null: all. */
  readonly draws: number | null;
  readonly onPick: (ids: readonly string[]) => void;
  readonly onDraws: (draws: number | null) => void;
};

/** Finds questions by the syllabus or by a rule, and puts the chosen ones in order. */
export function QuestionBuilder({ topics, subject, classrooms, known, picked, draws, onPick, onDraws }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const [seen, setSeen] = useState<ReadonlyMap<string, ChosenQuestion>>(
    () => new Map(known.map((question) => [question.id, question])),
  );
  const add = (questions: readonly ChosenQuestion[]): void => {
    const added = questions.filter(({ id }) => !picked.includes(id)).slice(0, PICKED_QUESTIONS_MAX - picked.length);
    setSeen(new Map([...seen, ...added.map((question): [string, ChosenQuestion] => [question.id, question])]));
    onPick([...picked, ...added.map(({ id }) => id)]);
  };
  return (
    <section className={styles.builder} aria-labelledby="question-builder">
      <Heading as="h2" size="4" id="question-builder">
        {t.title}
      </Heading>
      <ChosenQuestions picked={picked} draws={draws} seen={seen} onChange={onPick} onDraws={onDraws} />
      <QuestionFinder
        topics={topics}
        subject={subject}
        classrooms={classrooms}
        taken={new Set(picked)}
        onAdd={add}
        onRemove={(id) => onPick(picked.filter((entry) => entry !== id))}
      />
    </section>
  );
}
