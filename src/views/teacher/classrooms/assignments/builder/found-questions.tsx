import { Badge } from '@radix-ui/themes';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import styles from './builder.module.css';
import type { AssignableQuestion } from './chosen-question.ts';

type Props = {
  readonly questions: readonly AssignableQuestion[];
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (question: AssignableQuestion) => void;
  readonly onRemove: (id: string) => void;
};

/** Questions to choose from, each with its subtopic, type, difficulty and marks. */
export function FoundQuestions({ questions, taken, onAdd, onRemove }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const kinds = useTexts(questionKindsTexts);
  if (questions.length === 0) return <p className={styles.soft}>{t.noMatch}</p>;
  return (
    <ul className={styles.questions} aria-label={t.questions}>
      {questions.map((question) => {
        const { id, stem, subtopic, type, difficulty, marks, isUsed, isOwn, sharedBy } = question;
        return (
          <li key={id}>
            <label className={styles.question}>
              <input
                type="checkbox"
                checked={taken.has(id)}
                onChange={() => (taken.has(id) ? onRemove(id) : onAdd(question))}
              />
              <span>
                <span className={styles.stem} dir="auto">
                  {plainText(stem)}
                </span>
                <span className={styles.soft}>
                  {joinedLine(subtopic, typeName(kinds.type, type), kinds.difficulty[difficulty], t.marks({ marks }))}
                </span>
                {(isUsed || isOwn || sharedBy !== null) && (
                  <span className={styles.badges}>
                    {isUsed && <Badge color="gray">{t.used}</Badge>}
                    {isOwn && <Badge>{t.own}</Badge>}
                    {sharedBy !== null && <Badge color="gray">{t.sharedBy({ name: sharedBy })}</Badge>}
                  </span>
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
