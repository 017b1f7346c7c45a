import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { Steps } from '../../content/steps.tsx';
import { loadResult } from '../results/result.loader.ts';
import { ResultScreen } from '../results/result.screen.tsx';
import type { Result } from '../results/result.ts';

/** The result of the attempt in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: loadResult(api, params.id ?? ''),
  });

/** The analysis of one attempt of any kind. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(analysisTexts);
  const e = useTexts(examsTexts);
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ result, releasedMarks }) => {
        const again = targetAddress(result);
        return (
          <ResultScreen
            result={result}
            releasedMarks={releasedMarks}
            breadcrumbs={<Steps steps={[{ title: t.title, to: href('analysis') }]} label={e.breadcrumbs} />}
          >
            {again !== null && (
              <div className={pages.actions}>
                <LinkButton to={again} variant="soft">
                  {t.result.again}
                </LinkButton>
              </div>
            )}
          </ResultScreen>
        );
      }}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 180, 120, 240]} />
  </div>
);

/** Where the same quiz, exam or paper can be taken again. */
function targetAddress({ attempt: { kind, targetId, subject, topic } }: Result): string | null {
  if (kind === 'exam') return href('exam.detail', { id: targetId });
  if (kind === 'assignment') return href('assignment.detail', { id: targetId });
  if (kind === 'paper') return href('exam.exam-paper.detail', { id: targetId });
  return subject === null || topic === null
    ? null
    : href('topic.quiz', { subject: subject.slug, topic: topic.slug, id: targetId });
}
