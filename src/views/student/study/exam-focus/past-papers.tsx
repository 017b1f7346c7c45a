import { Link } from 'react-router';
import type { ExamFocusQuery } from '#api/documents/study/exam-focus.generated.ts';
import { useSession } from '#client/app.context.ts';
import { paperName } from '#domain/assessments/paper-name.ts';
import { href } from '#routes/href.ts';
import { paperQuestionAddress } from '#routes/paper-address.ts';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { Lock } from '../../content/lock.tsx';
import styles from './exam-focus.module.css';

type Paper = ExamFocusQuery['examFocus']['points'][number]['askedIn'][number];

/** The past papers that ask for a point, with the question numbers. */
export function PastPapers({ papers }: { readonly papers: readonly Paper[] }) {
  const t = useTexts(noteTexts).focus;
  // Only students open papers.
  const isStudent = useSession()?.userRole === 'student';
  return (
    <div className={styles.requested}>
      <h3>{t.askedIn}</h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>{paperName(paper)}</span>
            {paper.isAccessible ? (
              <Questions paper={paper} isStudent={isStudent} />
            ) : (
              <Link to={href('pricing')} aria-label={t.locked({ paper: paperName(paper) })}>
                <Lock />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Questions({ paper, isStudent }: { readonly paper: Paper; readonly isStudent: boolean }) {
  const t = useTexts(noteTexts).focus;
  return (
    <span className={styles.questions}>
      {paper.questions.map((position) =>
        isStudent ? (
          <Link
            key={position}
            to={paperQuestionAddress(paper.id, position)}
            aria-label={t.questionOf({ position, paper: paperName(paper) })}
          >
            {t.question({ position })}
          </Link>
        ) : (
          <span key={position}>{t.question({ position })}</span>
        ),
      )}
    </span>
  );
}
