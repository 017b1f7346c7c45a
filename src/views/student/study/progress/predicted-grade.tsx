import { lazy, Suspense } from 'react';
import type { SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { href } from '#routes/href.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { progressTexts } from '#texts/study/progress.texts.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { practiceLinkOf } from '../../../shared/study/mastery/practice-link.ts';
import styles from './predicted-grade.module.css';

const GradeHistory = lazy(() => spoken(import('./grade-history.tsx')));

type SubjectProgress = SubjectProgressQuery['subjectProgress'];
type Grade = SubjectProgress['grade'];
type Topics = SubjectProgress['topics'];
type TopicRef = Grade['gains'][number]['topic'];

/** With fewer weeks, no history is shown. */
const WEEKS_LEAST = 2;

/** The grade of an exam today, how likely it is, and what would raise it most. Nothing without past papers. */
export function PredictedGrade({ grade, topics }: { readonly grade: Grade; readonly topics: Topics }) {
  const { grade: t } = useTexts(progressTexts);
  if (grade.availability === 'noBoundaries') return null;
  return (
    <PageSection id="predicted-grade" title={t.title}>
      <div className={styles.card}>
        {grade.range !== null && <Estimate range={grade.range} />}
        {grade.missing !== null && (
          <>
            <p className={styles.text}>{t.fewAnswers(grade.missing)}</p>
            <PracticeLinks topics={topics} practised={grade.missing.topics} title={t.start} />
          </>
        )}
        {grade.range !== null && (
          <details className={styles.details}>
            <summary>{t.details}</summary>
            <p className={styles.text}>{t.basis({ score: grade.range.score })}</p>
            <div className={styles.more}>
              {grade.gains.length > 0 && <Gains gains={grade.gains} topics={topics} />}
              {grade.history.length >= WEEKS_LEAST && (
                <FailureBoundary resetOn={grade.history} failed={() => null}>
                  <Suspense fallback={<LoadingSkeleton heights={[180]} />}>
                    <GradeHistory history={grade.history} />
                  </Suspense>
                </FailureBoundary>
              )}
            </div>
          </details>
        )}
      </div>
    </PageSection>
  );
}

function Estimate({ range }: { readonly range: NonNullable<Grade['range']> }) {
  const { grade: t } = useTexts(progressTexts);
  const named = (grade: string | null): string => grade ?? t.below({ lowest: range.lowest });
  const [best, worst, share] = [named(range.best), named(range.worst), roundedToFive(range.probability)];
  return (
    <div className={styles.estimate}>
      <p className={styles.grade}>
        <span className={styles.label}>{t.mostLikely}</span> <strong>{named(range.mostLikely)}</strong>
      </p>
      <div className={styles.words}>
        <p className={styles.range}>{best === worst ? t.rangeOne({ share }) : t.range({ best, worst, share })}</p>
      </div>
    </div>
  );
}

/** Probabilities are rounded to 5 %, and are never shown as certain. */
const roundedToFive = (probability: number): number => Math.min(0.95, Math.round(probability * 20) / 20);

function Gains({ gains, topics }: { readonly gains: Grade['gains']; readonly topics: Topics }) {
  const { grade: t } = useTexts(progressTexts);
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>{t.gains}</h3>
      <ul className={styles.list}>
        {gains.map(({ topic, minutes, rise }) => (
          <li key={topic.id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>
                <bdi>{topic.title}</bdi>
              </span>
              <span className={styles.text}>{t.gain({ minutes, points: Math.round(rise * 1000) / 10 })}</span>
            </div>
            <PracticeLink topic={topic} topics={topics} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type PracticeLinksProps = { readonly topics: Topics; readonly practised: readonly TopicRef[]; readonly title: string };

function PracticeLinks({ topics, practised, title }: PracticeLinksProps) {
  if (practised.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.list}>
        {practised.map((topic) => (
          <li key={topic.id} className={styles.row}>
            <span className={styles.name}>
              <bdi>{topic.title}</bdi>
            </span>
            <PracticeLink topic={topic} topics={topics} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to the practice that helps most in the topic. */
function PracticeLink({ topic, topics }: { readonly topic: TopicRef; readonly topics: Topics }) {
  const { grade: t } = useTexts(progressTexts);
  const own = topics.find(({ progress }) => progress.topic.id === topic.id)?.progress;
  if (own === undefined) return null;
  const to = practiceLinkOf(own)?.to ?? href('topic', { subject: own.subject.slug, topic: topic.slug });
  return (
    <LinkButton to={to} size="2" variant="soft" label={t.practise({ topic: topic.title })}>
      {t.practiseShort}
    </LinkButton>
  );
}
