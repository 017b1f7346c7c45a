import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { AnalysisDocument } from '#api/documents/analysis.generated.ts';
import { href } from '#routes/href.ts';
import { analysisTexts } from '#texts/analysis.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { BarChart } from '#ui/chart/bar-chart.part.tsx';
import { EmptyState } from '#ui/empty/empty-state.part.tsx';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { LatestResults } from './latest-results.part.tsx';
import { Notices } from './notices.part.tsx';
import { percent, type Sums, SumsCharts } from './sums.charts.tsx';
import { TopicTable } from './topic-table.part.tsx';
import { Totals } from './totals.part.tsx';
import { WeakTopics } from './weak-topics.part.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => handOn({ answer: api(AnalysisDocument) });

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(analysisTexts);
  return (
    <div className={pages.wide}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[60, 84, 84, 264, 264]} />}>
        {({ analysis, latestResults, notices, reportNotices }) => (
          <>
            <Notices notices={notices} reports={reportNotices} />
            {analysis.total.answers === 0 ? (
              <Nothing />
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

function Nothing() {
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
