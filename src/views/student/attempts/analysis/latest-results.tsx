import { Link } from 'react-router';
import type { AnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { userText } from '#texts/message-parts.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { findingsTexts } from '#texts/study/findings.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import styles from './analysis.module.css';

type Props = { readonly results: AnalysisQuery['latestResults'] };

/** The number of results that are shown at first; the others are shown on request. */
const SHOWN = 3;

/** The latest attempts of any kind, each with a link to its result. */
export function LatestResults({ results }: Props) {
  const { results: t } = useTexts(analysisTexts);
  const { groups } = useTexts(findingsTexts);
  if (results.length === 0) return null;
  return (
    <PageSection id="latest-results" title={t.title}>
      <Results results={results.slice(0, SHOWN)} />
      {results.length > SHOWN && (
        <details className={styles.details}>
          <summary>{groups.earlier}</summary>
          <Results results={results.slice(SHOWN)} />
        </details>
      )}
    </PageSection>
  );
}

function Results({ results }: Props) {
  const { results: t } = useTexts(analysisTexts);
  return (
    <ul className={rows.list}>
      {results.map(({ attempt, title, subject, topic }) => (
        <li key={attempt.id} {...(subject === null ? {} : subjectAccent(subject.slug))}>
          <Link className={rows.row} to={href('analysis.detail', { id: attempt.id })}>
            <span className={rows.body}>
              <span className={rows.title}>
                {topic == null ? title : `${userText(topic.title)}: ${userText(title)}`}
              </span>
              <span className={rows.detail}>
                {joinedLine(
                  subject?.title,
                  attempt.marks === null || attempt.marksOutOf === null || attempt.marksOutOf === 0
                    ? t.notMarked
                    : t.marks({ marks: attempt.marks, outOf: attempt.marksOutOf }),
                  t.on({ date: attempt.submittedAt ?? attempt.startedAt }),
                )}
              </span>
            </span>
            <span className={rows.action}>{t.open}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
