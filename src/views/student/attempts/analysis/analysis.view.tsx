import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { AnalysisDocument } from '#api/documents/attempts/analysis.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LatestResults } from './latest-results.tsx';
import { Notices } from './notices.tsx';
import { percent, type Sums, SumsCharts } from './sums.charts.tsx';
import { TopicTable } from './topic-table.tsx';
import { Totals } from './totals.tsx';
import { WeakTopics } from './weak-topics.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AnalysisDocument) });

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(analysisTexts);
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[60, 84, 84, 264, 264]} />}>
        {({ analysis, latestResults, notices, reportNotices }) => (
          <>
            <Notices notices={notices} reports={reportNotices} />
            {analysis.total.answers === 0 ? (
              <EmptyAnalysis />
            ) : (
              <>
                <Totals total={analysis.total} />
                <WeakTopics topics={analysis.topics} />
                <SumsCharts sums={analysis}>
                  <BySubject topics={analysis.topics} />
                </SumsCharts>
                <TopicTable topics={analysis.topics} />
              </>
            )}
            <LatestResults results={latestResults} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function EmptyAnalysis() {
  const t = useTexts(analysisTexts);
  return (
    <EmptyState
      icon="analysis"
      level="h2"
      title={t.emptyTitle}
      action={
        <Button size="3" variant="soft" asChild>
          <Link to={href('exam.topic')}>{t.emptyAction}</Link>
        </Button>
      }
    >
      {t.empty}
    </EmptyState>
  );
}

function BySubject({ topics }: Pick<Sums, 'topics'>) {
  const t = useTexts(analysisTexts);
  const subjects = [...Map.groupBy(topics, ({ subject }) => subject.slug).values()];
  const sum = (rows: Sums['topics']) => ({
    answers: rows.reduce((all, { answers }) => all + answers, 0),
    credit: rows.reduce((all, { credit }) => all + credit, 0),
  });
  return (
    <BarChart
      title={t.bySubject}
      data={{
        labelTitle: t.subject,
        labels: subjects.map(([first]) => first?.subject.title ?? ''),
        series: [{ name: t.right, values: subjects.map((rows) => percent(sum(rows))) }],
        unit: '%',
      }}
    />
  );
}
