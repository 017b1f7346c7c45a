import type { AssignmentChoicesQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './builder.module.css';
import type { AssignableQuestion } from './chosen-question.ts';

type Topic = AssignmentChoicesQuery['assignableTopics'][number];

type Props = {
  readonly topics: readonly Topic[];
  /** The subject that is open at first. */
  readonly subject: string | null;
  readonly topic: string | null;
  /** The questions of the chosen topic; null while they are loading. */
  readonly questions: readonly AssignableQuestion[] | null;
  readonly subtopic: string | null;
  readonly onTopic: (topic: string) => void;
  readonly onSubtopic: (subtopic: string | null) => void;
};

/** Subjects with their topics; the chosen topic also shows its subtopics, with the number of questions in each. */
export function SyllabusTree({ topics, subject, topic, questions, subtopic, onTopic, onSubtopic }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const subjects = [...new Set(topics.map((entry) => entry.subject))];
  return (
    <nav className={styles.tree} aria-label={t.syllabus}>
      {subjects.map((title) => (
        <details key={title} open={title === subject || subjects.length === 1}>
          <summary>{title}</summary>
          <ul>
            {topics
              .filter((entry) => entry.subject === title)
              .map(({ id, title: name }) => (
                <li key={id}>
                  <button type="button" aria-pressed={id === topic} onClick={() => onTopic(id)}>
                    {name}
                  </button>
                  {id === topic && questions !== null && (
                    <Subtopics questions={questions} subtopic={subtopic} onSubtopic={onSubtopic} />
                  )}
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Subtopics({
  questions,
  subtopic,
  onSubtopic,
}: Pick<Props, 'subtopic' | 'onSubtopic'> & { readonly questions: readonly AssignableQuestion[] }) {
  const t = useTexts(assignmentBuilderTexts);
  const counts = new Map<string, number>();
  for (const { subtopic: name } of questions) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul>
      {[...counts].map(([name, count]) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === subtopic}
            onClick={() => onSubtopic(name === subtopic ? null : name)}
          >
            {t.subtopic({ name, count })}
          </button>
        </li>
      ))}
    </ul>
  );
}
