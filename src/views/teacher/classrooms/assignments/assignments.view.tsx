import { lazy, Suspense } from 'react';
import { AssignedWorkDocument, type AssignedWorkQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { ownQuestionsAddress, ownQuizzesAddress } from '#routes/own-content-address.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { AddToCalendar } from '../../../shared/study/calendar/add-to-calendar.tsx';
import { isOwnQuizzes, readOwnQuizzes } from '../../assessments/own-quizzes.ts';
import { isOwnQuestions, readOwnQuestions } from '../../questions/own-questions.ts';
import { AssessmentRow } from '../class-row.tsx';

// A teacher's own questions and quizzes share this address, followed by another segment.
const OwnQuestions = lazy(async () => ({
  default: (await spoken(import('../../questions/own-questions.tsx'))).OwnQuestions,
}));

const OwnQuizzes = lazy(async () => ({
  default: (await spoken(import('../../assessments/own-quizzes.tsx'))).OwnQuizzes,
}));

/** What has been assigned, or the teacher's own quizzes or questions if the address asks for them. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  if (isOwnQuizzes(url)) return deferData({ quizzes: readOwnQuizzes(api, url) });
  return isOwnQuestions(url)
    ? deferData({ own: readOwnQuestions(api, url) })
    : deferData({ set: api(AssignedWorkDocument) });
};

/** All assignments of a teacher's classes; or, depending on the address, the teacher's own questions or quizzes. */
export function Component() {
  const data = useViewData<typeof loader>();
  if ('set' in data) return <AssignedWork answer={data.set} />;
  return (
    <Suspense fallback={<LoadingSkeleton heights={[64, 48, 400]} />}>
      {'own' in data ? <OwnQuestions data={data.own} /> : <OwnQuizzes data={data.quizzes} />}
    </Suspense>
  );
}

function AssignedWork({ answer }: { readonly answer: Promise<AssignedWorkQuery> }) {
  const { work: t } = useTexts(classTeachingTexts);
  return (
    <div className={pages.page}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={
          <>
            <LinkButton to={ownQuestionsAddress({ questions: '' })} variant="soft">
              {t.questions}
            </LinkButton>
            <LinkButton to={ownQuizzesAddress('')} variant="soft">
              {t.quizzes}
            </LinkButton>
            <AddToCalendar />
            <LinkButton to={href('teacher.assignment.create')}>{t.create}</LinkButton>
          </>
        }
      />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84, 84]} />}>
        {({ assignedWork }) =>
          assignedWork.length === 0 ? (
            <EmptyState illustration="assignments" level="h2" title={t.emptyTitle}>
              {t.empty}
            </EmptyState>
          ) : (
            <ul className={rows.list}>
              {assignedWork.map((entry) => (
                <li key={entry.id}>
                  <AssessmentRow work={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
