import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StudentQuestionFragment } from '#api/documents/classrooms/student-work.generated.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './stream.module.css';

type Props = {
  readonly questions: readonly StudentQuestionFragment[];
  /** The address of an assignment; not given on the assignment's own page. */
  readonly addressOf?: (assignment: string) => string;
  readonly isTeacher: boolean;
  readonly actions: (question: StudentQuestionFragment) => ReactNode;
};

/** Questions about assignments with the answers of the teachers. */
export function QuestionList({ questions, addressOf, isTeacher, actions }: Props) {
  const { questions: t } = useTexts(streamTexts);
  const asker = ({ student, isOwn, askedAt: at }: StudentQuestionFragment): string => {
    if (isOwn) return t.askedByYou({ at });
    return student === null ? t.askedBySomeone({ at }) : t.asked({ name: student, at });
  };
  return (
    <ul className={styles.list}>
      {questions.map((question) => {
        const { id, assignment, text, answer, answeredBy, answeredAt, isPublic } = question;
        return (
          <li key={id} className={styles.entry}>
            <div className={styles.head}>
              <p className={styles.line}>
                <span>{asker(question)}</span>
                {addressOf !== undefined && (
                  <Link to={addressOf(assignment.id)}>{t.about({ title: assignment.title })}</Link>
                )}
              </p>
              {actions(question)}
            </div>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            {answer === null || answeredAt === null ? (
              <p className={styles.line}>
                <Badge color="amber">{t.waiting}</Badge>
              </p>
            ) : (
              <div className={styles.answer}>
                <p className={styles.line}>
                  <span>{t.answered({ by: answeredBy, at: answeredAt })}</span>
                  <Badge color={isPublic ? 'green' : 'gray'}>
                    {isPublic ? t.public : isTeacher ? t.private : t.privateToYou}
                  </Badge>
                </p>
                <p className={styles.text} dir="auto">
                  {answer}
                </p>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
