import { AnalysisDocument } from '#api/documents/attempts/analysis.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { Findings } from './findings.tsx';
import { LatestResults } from './latest-results.tsx';
import { MeasureGroups } from './measure-groups.tsx';
import { Notices } from './notices.tsx';
import { TopicTable } from './topic-table.tsx';
import { WeakTopics } from './weak-topics.tsx';

/** The sums of the student's answers, recent results and notices. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AnalysisDocument) });

/** How the student is doing over all subjects, in charts whose titles say the finding. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(analysisTexts);
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[280, 264, 264, 264]} />}>
        {({ analysis, latestResults, notices, reportNotices }) => (
          <>
            <Notices notices={notices} reports={reportNotices} />
            {analysis.total.answers === 0 ? (
              <EmptyAnalysis />
            ) : (
              <>
                <Findings sums={analysis} latestResults={latestResults} />
                <MeasureGroups sums={analysis} />
                <WeakTopics topics={analysis.topics}>
                  <TopicTable topics={analysis.topics} />
                </WeakTopics>
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
      illustration="analysis"
      level="h2"
      title={t.emptyTitle}
      action={<LinkButton to={href('session')}>{t.emptyAction}</LinkButton>}
    >
      {t.empty}
    </EmptyState>
  );
}
