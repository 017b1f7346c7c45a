import { Link } from 'react-router';
import type { PapersQuery } from '#api/documents/assessments/paper.generated.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Icon } from '#ui/icon/icon.tsx';
import rows from '#ui/row-list/row-list.module.css';

export type PaperLine = PapersQuery['papers'][number];

/** A paper in a list: its title, the state of the last attempt, and whether the plan opens it. */
export function PaperRow({ paper }: { readonly paper: PaperLine }) {
  const t = useTexts(examsTexts);
  const p = useTexts(papersTexts);
  const { id, subject, questionCount, marks, seconds, isAccessible, lastAttempt: last } = paper;
  const statusText =
    last === null
      ? ''
      : last.submittedAt === null
        ? t.open.answered({ done: last.answeredCount, all: last.questionCount })
        : last.marks === null || last.marksOutOf === null
          ? ''
          : t.own.last({ marks: last.marks, outOf: last.marksOutOf });
  const facts = [
    subject.title,
    t.questions({ count: questionCount }),
    t.marks({ count: marks }),
    seconds === null ? t.noClock : t.minutes({ minutes: Math.round(seconds / 60) }),
  ];
  return (
    <Link className={rows.row} to={isAccessible ? href('exam.exam-paper.detail', { id }) : href('pricing')}>
      <span className={rows.body}>
        <span className={rows.title}>{paperName(paper)}</span>
        <span className={rows.detail}>{joinedLine(...facts, statusText)}</span>
      </span>
      {isAccessible ? (
        <Icon name="on" px={16} />
      ) : (
        <span className={rows.locked}>
          <Icon name="lock" px={16} /> {p.locked}
        </span>
      )}
    </Link>
  );
}
