import { ExamDocument } from '#api/documents/assessments/exam.generated.ts';
import { AttemptResultDocument } from '#api/documents/attempts/analysis.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { AttemptScreen } from '../../../shared/attempts/attempt.screen.tsx';
import { ResultScreen } from '../../attempts/results/result.screen.tsx';
import { Steps } from '../../content/steps.tsx';
import { ATTEMPT_PARAMETER, RESULT_PARAMETER, resultAddress } from './exam-address.ts';
import { ExamCover } from './exam-cover.tsx';

/** The exam, and from the address the open attempt or the result to show; a result is read along with the exam. */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const result = url.searchParams.get(RESULT_PARAMETER);
  return deferData({
    exam: api(ExamDocument, { id: params.id ?? '' }),
    attempt: url.searchParams.get(ATTEMPT_PARAMETER),
    result: result === null ? null : api(AttemptResultDocument, { id: result }),
  });
};

/** An exam before, during and after an attempt at it. */
export function Component() {
  const { exam, attempt, result } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  return (
    <Loaded data={exam} failed={loadFailed} waiting={<Waiting />}>
      {(answer) => {
        const { id, title } = answer.exam;
        const up = [
          { title: t.title, to: href('exam') },
          { title, to: href('exam.detail', { id }) },
        ];
        const breadcrumbs = <Steps steps={up} label={t.breadcrumbs} />;
        if (attempt !== null) {
          return (
            <AttemptScreen
              key={attempt}
              id={attempt}
              title={title}
              breadcrumbs={breadcrumbs}
              resultAddress={resultAddress('exam', id, attempt)}
              whenEmpty={t.detail.emptyExam}
            />
          );
        }
        if (result !== null) {
          return (
            <Loaded data={result} failed={loadFailed} waiting={<Waiting />}>
              {({ attemptResult }) => <ResultScreen result={attemptResult} breadcrumbs={breadcrumbs} />}
            </Loaded>
          );
        }
        return <ExamCover exam={answer.exam} />;
      }}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 220, 48, 84]} />
  </div>
);
