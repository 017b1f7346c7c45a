import { useCallback, useEffect, useState } from 'react';
import { AssignmentReportDocument } from '#api/documents/classrooms/assignment-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { REPORT_MIN_STUDENTS } from '#domain/classrooms/report/assignment-report.rule.ts';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../teaching.module.css';
import own from './report.module.css';
import { type ReportPage, rounded } from './report.ts';
import { ReportQuestions } from './report-questions.tsx';
import { ReportStarter } from './report-starter.tsx';
import { ReportStudents } from './report-students.tsx';
import { ReportTopics } from './report-topics.tsx';

/** What an assignment says about its questions, its topics and its students, each with what to do next. */
export function ReportPart({ assignment }: { readonly assignment: string }) {
  const t = useTexts(assignmentReportTexts);
  const { page, problem, reload } = useReport(assignment);
  if (problem !== null) return <FailedState message={problem} onRetry={reload} />;
  if (page === null) return <LoadingSkeleton heights={[44, 120, 240]} />;
  if (page.report.submitted === 0) {
    return (
      <EmptyState illustration="analysis" title={t.nothing}>
        {t.nothingHint}
      </EmptyState>
    );
  }
  return <Report page={page} />;
}

function Report({ page }: { readonly page: ReportPage }) {
  const t = useTexts(assignmentReportTexts);
  const { report } = page;
  const [starter, setStarter] = useState<readonly string[]>(report.starter);
  const toggle = (item: string): void =>
    setStarter(starter.includes(item) ? starter.filter((entry) => entry !== item) : [...starter, item]);
  return (
    <div className={own.report}>
      <dl className={styles.facts}>
        {report.share !== null && <Fact name={t.share} value={t.percent({ value: report.share })} />}
        <Fact
          name={t.reliability}
          value={
            report.reliability === null
              ? t.tooFew({ count: REPORT_MIN_STUDENTS })
              : t.decimal({ value: rounded(report.reliability) })
          }
        />
      </dl>
      <ReportStarter page={page} starter={starter} onRemove={toggle} />
      <ReportStudents page={page} />
      <ReportTopics page={page} />
      <ReportQuestions page={page} starter={starter} onToggle={toggle} />
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function useReport(assignment: string) {
  const api = useApi();
  const [page, setPage] = useState<ReportPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(() => {
    setProblem(null);
    api(AssignmentReportDocument, { id: assignment }).then(
      ({ assignmentReport }) => setPage(assignmentReport),
      (cause: unknown) => setProblem(describeProblem(cause).message),
    );
  }, [api, assignment]);
  useEffect(reload, [reload]);
  return { page, problem, reload };
}
