import { Link } from 'react-router';

import type { ExamQuery } from '#api/documents/assessments/exam.generated.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import rows from '#ui/row-list/row-list.module.css';
import { attemptAddress, resultAddress } from './exam-address.ts';

type Props = { readonly kind: 'exam' | 'paper'; readonly id: string; readonly attempts: ExamQuery['exam']['attempts'] };

/** Attempts at one exam or paper: each links to continue it, or to its result. */
export function AttemptRows({ kind, id, attempts }: Props) {
  const t = useTexts(examsTexts);
  return (
    <ul className={rows.list}>
      {attempts.map((attempt) => {
        const isOpen = attempt.submittedAt === null;
        const marks =
          attempt.marks === null || attempt.marksOutOf === null
            ? null
            : t.detail.marks({ marks: attempt.marks, outOf: attempt.marksOutOf });
        return (
          <li key={attempt.id}>
            <Link
              className={rows.row}
              to={isOpen ? attemptAddress(kind, id, attempt.id) : resultAddress(kind, id, attempt.id)}
            >
              <span className={rows.body}>
                <span className={rows.title}>
                  {isOpen
                    ? t.detail.started({ date: attempt.startedAt })
                    : t.detail.submitted({ date: attempt.submittedAt ?? '' })}
                </span>
                <span className={rows.detail}>
                  {isOpen ? t.open.answered({ done: attempt.answeredCount, all: attempt.questionCount }) : marks}
                </span>
              </span>
              <span className={rows.action}>{isOpen ? t.continue : t.detail.seeResult}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
