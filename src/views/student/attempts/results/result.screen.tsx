import { useRevalidator } from 'react-router';
import { gradeOf } from '#domain/attempts/results/grade-boundaries.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { AnswerList } from './answer-list.tsx';
import { OwnAttempts } from './own-attempts.tsx';
import { ReleasedMarks } from './released-marks.tsx';
import type { LoadedResult } from './result.loader.ts';
import type { Result } from './result.ts';
import { ResultQuestions } from './result-questions.tsx';
import styles from './results.module.css';

/**
 * The result of an attempt: marks and grade, compared with the student's own and others' attempts, and each question.
 */
export function ResultScreen({
  result,
  releasedMarks = null,
  breadcrumbs,
  children,
}: {
  readonly result: Result;
  readonly releasedMarks?: LoadedResult['releasedMarks'];
  readonly breadcrumbs: React.ReactNode;
  readonly children?: React.ReactNode;
}) {
  const { result: t } = useTexts(analysisTexts);
  const { revalidate } = useRevalidator();
  const { title, attempt, kind } = result.attempt;
  const waiting = kind === 'assignment' ? null : result.items.filter(({ outcome }) => outcome === 'unmarked').length;
  useTitle(t.title({ name: title }));
  return (
    <div className={pages.page}>
      <PageHeading
        up={breadcrumbs}
        title={t.title({ name: title })}
        intro={t.submitted({ date: attempt.submittedAt ?? attempt.startedAt })}
      />
      <Marks result={result} />
      {waiting !== null && waiting > 0 && <p className={pages.intro}>{t.toMark({ count: waiting })}</p>}
      {children}
      <OwnAttempts result={result} />
      {kind !== 'exam' && kind !== 'assignment' && (
        <PageSection id="others" title={t.others}>
          <p className={pages.intro}>
            {result.others === null
              ? t.othersFew
              : t.othersLine({
                  below: result.others.below,
                  studentCount: result.others.studentCount,
                  mean: result.others.mean,
                })}
          </p>
        </PageSection>
      )}
      {releasedMarks !== null && <ReleasedMarks attempt={attempt.id} releasedMarks={releasedMarks} />}
      <ByTopic result={result} />
      <ResultQuestions items={result.items} />
      <AnswerList attempt={attempt.id} waiting={waiting} onMarked={() => void revalidate()} />
    </div>
  );
}

function Marks({ result }: { readonly result: Result }) {
  const t = useTexts(analysisTexts);
  const { marks, marksOutOf } = result.attempt.attempt;
  if (marks === null || marksOutOf === null || marksOutOf === 0)
    return <p className={pages.empty}>{t.results.notMarked}</p>;
  return (
    <div className={styles.result} role="status">
      <p className={styles.marks}>
        <b>{t.number({ value: marks })}</b> <span>{t.result.outOf({ outOf: marksOutOf })}</span>
      </p>
      <ProgressBar
        value={Math.round((100 * marks) / marksOutOf)}
        max={100}
        label={t.results.marks({ marks, outOf: marksOutOf })}
      />
      <Grade result={result} marks={marks} outOf={marksOutOf} />
      {result.seconds !== null && result.seconds > 0 && (
        <p className={styles.soft}>{t.result.timeSpent({ seconds: result.seconds })}</p>
      )}
    </div>
  );
}

function Grade({ result, marks, outOf }: { readonly result: Result; readonly marks: number; readonly outOf: number }) {
  const { result: t } = useTexts(analysisTexts);
  const { gradeBoundaries } = result;
  if (gradeBoundaries.length === 0) return null;
  const grade = gradeOf(marks / outOf, gradeBoundaries);
  const above = gradeBoundaries
    .filter(({ from }) => from * outOf > marks + 1e-9)
    .toSorted((a, b) => a.from - b.from)[0];
  return (
    <p className={styles.grade}>
      <b>{grade === null ? t.noGrade : t.grade({ grade })}</b>
      {above !== undefined && (
        <span className={styles.soft}>
          {t.nextGrade({ grade: above.grade, marks: Math.ceil(above.from * outOf - marks - 1e-9) })}
        </span>
      )}
    </p>
  );
}

/** Share of the marks by topic, if there is more than one. */
function ByTopic({ result }: { readonly result: Result }) {
  const t = useTexts(analysisTexts);
  const topics = [
    ...Map.groupBy(
      result.items.filter(({ credit }) => credit !== null),
      ({ topic }) => topic.id,
    ).values(),
  ];
  if (topics.length < 2) return null;
  const share = (items: Result['items']): number => {
    const outOf = items.reduce((sum, { marks }) => sum + marks, 0);
    return Math.round((100 * items.reduce((sum, { marks, credit }) => sum + marks * (credit ?? 0), 0)) / outOf);
  };
  return (
    <BarChart
      title={t.result.byTopic}
      data={{
        labelTitle: t.result.topic,
        labels: topics.map(([first]) => first?.topic.title ?? ''),
        series: [{ name: t.right, values: topics.map(share) }],
        unit: '%',
      }}
    />
  );
}
