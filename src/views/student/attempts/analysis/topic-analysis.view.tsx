import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { TopicAnalysisDocument, type TopicAnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { TOPIC_PARAMETER } from '../../assessments/exams/exam-address.ts';
import { Steps } from '../../content/steps.tsx';
import { MeasureGroups } from './measure-groups.tsx';
import { usePractice } from './use-practice.ts';

type Analysis = TopicAnalysisQuery['topicAnalysis'];

/** The sums of the student's answers in the topic in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: api(TopicAnalysisDocument, { topic: params.id ?? '' }),
  });

/** How the student is doing in one topic, in charts, and practice for it. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded
      data={answer}
      failed={loadFailed}
      waiting={
        <div className={pages.fullWidth}>
          <LoadingSkeleton heights={[24, 44, 60, 264, 264]} />
        </div>
      }
    >
      {({ topicAnalysis }) => <Topic analysis={topicAnalysis} />}
    </Loaded>
  );
}

function Topic({ analysis }: { readonly analysis: Analysis }) {
  const t = useTexts(analysisTexts);
  const e = useTexts(examsTexts);
  const { topic, subject, total } = analysis;
  useTitle(t.topicTitle({ topic: topic.title }));
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.fullWidth}>
        <PageHeading
          up={<Steps steps={[{ title: t.title, to: href('analysis') }]} label={e.breadcrumbs} />}
          title={topic.title}
          intro={subject.title}
        />
        {total.answers === 0 ? (
          <EmptyState
            illustration="analysis"
            level="h2"
            title={t.emptyTitle}
            action={
              <Button size="3" variant="soft" asChild>
                <Link to={`${href('exam.creator')}?${new URLSearchParams({ [TOPIC_PARAMETER]: topic.id })}`}>
                  {e.topic.exam}
                </Link>
              </Button>
            }
          >
            {t.emptyTopic}
          </EmptyState>
        ) : (
          <>
            <WeakQuestions analysis={analysis} />
            <MeasureGroups sums={analysis} />
          </>
        )}
      </div>
    </div>
  );
}

/** The topic's questions that were not fully correct last time, and practice with them. */
function WeakQuestions({ analysis: { topic, weakQuestions } }: { readonly analysis: Analysis }) {
  const { weak: t, day } = useTexts(analysisTexts);
  const kinds = useTexts(questionKindsTexts);
  const { problem, isBusy, start } = usePractice({ title: topic.title, topics: [topic.id] });
  return (
    <PageSection id="weak-items" title={t.items}>
      {weakQuestions.length === 0 ? (
        <p className={pages.intro}>{t.noItems}</p>
      ) : (
        <>
          <Problem message={problem} />
          <div className={pages.actions}>
            <Button size="3" loading={isBusy} onClick={start}>
              {t.practise}
            </Button>
          </div>
          <ul className={rows.list}>
            {weakQuestions.map(({ item, stem, type, credit, answers, lastDay }) => (
              <li key={item} className={rows.row}>
                <span className={rows.body}>
                  <bdi>{plainText(stem)}</bdi>
                  <span className={rows.detail}>
                    {joinedLine(typeName(kinds.type, type), t.item({ share: credit, answers }), day({ day: lastDay }))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}
