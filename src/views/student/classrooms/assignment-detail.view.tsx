import { StudentAssignmentDocument } from '#api/documents/classrooms/student-work.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../load-failed.tsx';
import { AttemptScreen } from '../../shared/attempts/attempt.screen.tsx';
import { ATTEMPT_PARAMETER, RESULT_PARAMETER } from '../assessments/exams/exam-address.ts';
import { loadResult } from '../attempts/results/result.loader.ts';
import { ResultScreen } from '../attempts/results/result.screen.tsx';
import { Steps } from '../content/steps.tsx';
import { WorkCover } from './work-cover.tsx';

/** The assignment, and from the address the open attempt or the result to show. */
export const loader = async ({ api, params, url }: ViewLoaderArgs) => {
  const result = url.searchParams.get(RESULT_PARAMETER);
  return deferData({
    work: api(StudentAssignmentDocument, { id: params.id ?? '' }),
    attempt: url.searchParams.get(ATTEMPT_PARAMETER),
    result: result === null ? null : loadResult(api, result),
  });
};

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 220, 84, 84]} />
  </div>
);

/** An assignment before, during and after its attempts. */
export function Component() {
  const { work, attempt, result } = useViewData<typeof loader>();
  const { work: list, detail: t } = useTexts(classesTexts);
  return (
    <Loaded data={work} failed={loadFailed} waiting={<Waiting />}>
      {({ studentAssignment: assignment, assignmentQuestions }) => {
        const { id, title } = assignment;
        const up = [{ title: list.title, to: href('assignment') }];
        const breadcrumbs = (
          <Steps steps={[...up, { title, to: href('assignment.detail', { id }) }]} label={t.breadcrumbs} />
        );
        if (attempt !== null) {
          return (
            <AttemptScreen
              key={attempt}
              id={attempt}
              title={title}
              breadcrumbs={breadcrumbs}
              resultAddress={href('assignment.detail', { id })}
              whenEmpty={t.empty}
            />
          );
        }
        if (result !== null) {
          return (
            <Loaded data={result} failed={loadFailed} waiting={<Waiting />}>
              {(loaded) => <ResultScreen {...loaded} breadcrumbs={breadcrumbs} />}
            </Loaded>
          );
        }
        return (
          <WorkCover
            work={assignment}
            questions={assignmentQuestions}
            breadcrumbs={<Steps steps={up} label={t.breadcrumbs} />}
          />
        );
      }}
    </Loaded>
  );
}
