import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AssignmentReportDocument } from '#api/documents/classrooms/assignment-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { REPORT_MIN_STUDENTS } from '#domain/classrooms/report/assignment-report.rule.ts';
import type { QuestionFlag } from '#domain/classrooms/report/question-flag.rule.ts';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import facts from '#ui/layout/facts.module.css';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import teaching from '../teaching.module.css';
import own from './report.module.css';
import { type ReportPage, rounded } from './report.ts';
import { ReportQuestions } from './report-questions.tsx';
import { ReportStarter } from './report-starter.tsx';
import { ReportStudents } from './report-students.tsx';
import { ReportTopics } from './report-topics.tsx';

/** What lowers the reliability of a test, the worst first. */
const LOWERING: readonly QuestionFlag[] = ['negative', 'indiscriminate'];

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
      <dl className={facts.largeFacts}>
        {report.share !== null && <Fact name={t.share} value={t.percent({ value: report.share })} />}
        {report.reliability !== null && (
          <Fact name={t.reliability} value={t.decimal({ value: rounded(report.reliability) })}>
            <LowersReliability page={page} />
          </Fact>
        )}
      </dl>
      {report.reliability === null && <p className={teaching.soft}>{t.tooFew({ count: REPORT_MIN_STUDENTS })}</p>}
      <ReportStarter page={page} starter={starter} onRemove={toggle} />
      <ReportStudents page={page} />
      <ReportTopics page={page} />
      <ReportQuestions page={page} starter={starter} onToggle={toggle} />
    </div>
  );
}

type FactProps = { readonly name: string; readonly value: string; readonly children?: ReactNode };

const Fact = ({ name, value, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
    {children}
  </div>
);

/** The question to look at first, because it contradicts the others or says nothing; nothing if there is none. */
function LowersReliability({ page: { questions, report } }: { readonly page: ReportPage }) {
  const t = useTexts(assignmentReportTexts);
  const found = LOWERING.map((flag) => report.questions.findIndex(({ flags }) => flags.includes(flag)));
  const at = found.find((index) => index >= 0) ?? -1;
  const question = questions[at];
  if (question === undefined) return null;
  return (
    <dd>
      <a href={`#question-${question.id}`}>{t.lowersReliability({ number: at + 1 })}</a>
    </dd>
  );
}

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
