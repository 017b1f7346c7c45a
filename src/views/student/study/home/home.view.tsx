import { Heading } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Api } from '#api/client.ts';
import { DueWorkDocument } from '#api/documents/classrooms/due-work.generated.ts';
import { HomeDocument, type HomeQuery } from '#api/documents/study/home.generated.ts';
import { StudyPlanDocument } from '#api/documents/study/study.generated.ts';
import { useSession } from '#client/app.context.ts';
import { sendLeftReviews } from '#client/cards/left-reviews.ts';
import type { LoadPart } from '#client/chunk-loader.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { ownZone } from '#texts/own-zone.ts';
import { homeTexts } from '#texts/platform/home.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData, trackPromise } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import styles from './home.module.css';
import { PLAN_PARAMETER } from './plan-address.ts';
import { SessionCard } from './session-card.tsx';
import { type StartedMaterial, StartedMaterialRow } from './started-material-row.tsx';
import { Today } from './today.tsx';
import { Week } from './week.tsx';
import { hasDueWork } from './work-due.ts';

const NoNews = () => <></>;

/** Shown until onboarding is done. */
const loadInvitation = () => spoken(import('./invitation.tsx'));

/** Most students have no assignments that are due. */
const loadDueWork = () => spoken(import('./due-work.tsx'));

/** News are below everything else, so home is complete without them. */
const News = lazy(() =>
  spoken(import('./news.tsx')).then(
    ({ News: found }) => ({ default: found }),
    () => ({ default: NoNews }),
  ),
);

/** Below what a student does today, so they may arrive a moment later. */
const Weakest = lazy(() => spoken(import('./weakest.tsx')).then(({ Weakest: found }) => ({ default: found })));
const HomeSubjects = lazy(() => spoken(import('./home-subjects.tsx')));

/** A student's home, or the study plan if the address asks for it. */
export const loader = async ({ api, app, url, user }: ViewLoaderArgs) => {
  // Reviews that an earlier visit could not send belong to today's numbers, but home does not wait for them.
  if (user !== null) void sendLeftReviews(app, user.id, localStorage);
  const zone = ownZone();
  if (!url.searchParams.has(PLAN_PARAMETER)) {
    const work = trackPromise(readDueWork(api, app.load));
    // Assignments are in the middle of the page: rendered later, they would move what the user is reading.
    const allLoaded = Promise.allSettled([work]);
    const home = Promise.all([readHome(api, app.load, zone), allLoaded]).then(([found]) => found);
    return deferData({ plan: null, home, work });
  }
  const handed = deferData({ answer: api(StudyPlanDocument, { zone }) });
  const { default: PlanScreen } = await app.load(() => spoken(import('./plan.screen.tsx')));
  return { plan: { ...(await handed), PlanScreen }, home: null, work: null };
};

/** What home shows, with the components that only some students see. */
async function readHome(api: Api, load: LoadPart, zone: string) {
  const answer = await api(HomeDocument, { zone });
  const Invitation = answer.isInvitedToOnboarding ? (await load(loadInvitation)).Invitation : null;
  return { ...answer, Invitation };
}

type FoundHome = Awaited<ReturnType<typeof readHome>>;

/** The work that is due, with the component that shows it; null if there is none. */
async function readDueWork(api: Api, load: LoadPart) {
  const answer = await api(DueWorkDocument);
  if (!hasDueWork(answer)) return null;
  const { DueWork } = await load(loadDueWork);
  return { answer, DueWork };
}

type FoundWork = Awaited<ReturnType<typeof readDueWork>>;

/** A student's home: today's session, assignments and recommendations; or the study plan. */
export function Component() {
  const { plan, home, work } = useViewData<typeof loader>();
  if (plan !== null) {
    const { answer, PlanScreen } = plan;
    return (
      <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
        {(found) => <PlanScreen answer={found} />}
      </Loaded>
    );
  }
  return home === null ? null : <Home answer={home} work={work} />;
}

const Waiting = () => (
  <div className={pages.fullWidth}>
    <LoadingSkeleton heights={[32, 84, 140, 140]} />
  </div>
);

function Home({ answer, work }: { answer: Promise<FoundHome>; work: Promise<FoundWork> | null }) {
  const t = useTexts(homeTexts);
  const user = useSession();
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  return (
    <div className={pages.fullWidth}>
      <Heading as="h1" size="7">
        {t.welcome({ name: firstName })}
      </Heading>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[240, 110, 300, 32, 84, 84]} />}>
        {({ Invitation, recentAttempts, subjects, studyToday }) => (
          <>
            <SessionCard study={studyToday} />
            {Invitation !== null && <Invitation />}
            <div className={styles.top}>
              <Today study={studyToday} />
              <Week
                today={studyToday.today}
                studiedDays={studyToday.studiedDays}
                hasReview={studyToday.streak !== null && studyToday.studiedDays.length > 0}
              />
            </div>
            {work !== null && (
              <Loaded data={work} failed={loadFailed} waiting={null}>
                {(found) => found && <found.DueWork work={found.answer} />}
              </Loaded>
            )}
            <Recent attempts={recentAttempts} started={studyToday.started} />
            <FailureBoundary resetOn={subjects} failed={loadFailed}>
              <Suspense fallback={<LoadingSkeleton heights={[32, 140, 140]} />}>
                <Weakest mastery={studyToday.mastery} />
                <HomeSubjects subjects={subjects} mastery={studyToday.mastery} />
              </Suspense>
            </FailureBoundary>
            <Suspense>
              <News />
            </Suspense>
          </>
        )}
      </Loaded>
    </div>
  );
}

type Attempt = HomeQuery['recentAttempts'][number];

function Recent({ attempts, started }: { attempts: readonly Attempt[]; started: readonly StartedMaterial[] }) {
  const t = useTexts(homeTexts);
  return (
    <PageSection id="recent" title={t.recent.title}>
      {attempts.length + started.length === 0 ? (
        <EmptyNote illustration="session">{t.recent.empty}</EmptyNote>
      ) : (
        <ul className={rows.list}>
          {started.map((material) => (
            <li key={material.id} {...subjectAccent(material.subject.slug)}>
              <StartedMaterialRow material={material} />
            </li>
          ))}
          {attempts.map((attempt) => (
            <li key={attempt.id} {...subjectAccent(attempt.quiz.subject.slug)}>
              {attempt.submittedAt === null ? <StartedAttempt {...attempt} /> : <SubmittedAttempt {...attempt} />}
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

const addressOf = ({ quiz }: Attempt): { subject: string; topic: string; id: string } => ({
  subject: quiz.subject.slug,
  topic: quiz.topic.slug,
  id: quiz.id,
});

function StartedAttempt(attempt: Attempt) {
  const t = useTexts(homeTexts);
  const { quiz, answeredCount, questionCount } = attempt;
  return (
    <Link
      className={rows.row}
      to={`${href('topic.quiz', addressOf(attempt))}?attempt=${encodeURIComponent(attempt.id)}`}
    >
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>
          {joinedLine(
            quiz.subject.title,
            quiz.topic.title,
            t.recent.answered({ answered: answeredCount, all: questionCount }),
          )}
        </span>
        <ProgressBar value={answeredCount} max={questionCount} label={t.recent.answeredIn({ quiz: quiz.title })} />
      </span>
      <span className={rows.action}>{t.recent.continue}</span>
    </Link>
  );
}

function SubmittedAttempt(attempt: Attempt) {
  const t = useTexts(homeTexts);
  const { quiz, marks, marksOutOf } = attempt;
  const result =
    marks === null || marksOutOf === null || marksOutOf === 0
      ? t.recent.submitted
      : t.recent.marks({ marks, outOf: marksOutOf });
  return (
    <Link className={rows.row} to={href('topic.quiz.view-answer', { ...addressOf(attempt), id2: attempt.id })}>
      <span className={rows.body}>
        <span className={rows.title}>{quiz.title}</span>
        <span className={rows.detail}>{joinedLine(quiz.subject.title, quiz.topic.title, result)}</span>
      </span>
      <span className={rows.action}>{t.recent.seeAnswers}</span>
    </Link>
  );
}
