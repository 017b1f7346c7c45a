import { redirect, useRevalidator } from 'react-router';
import type { Api } from '#api/client.ts';
import { RecommendedPracticeDocument } from '#api/documents/study/study.generated.ts';
import {
  StartStudySessionDocument,
  type StartStudySessionMutation,
} from '#api/documents/study/study-session.generated.ts';
import { deliverLeftReviews } from '#client/cards/review-delivery.ts';
import { createReviewJournal } from '#client/cards/review-journal.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { PRACTISE_PARAMETER } from '#routes/practise-address.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownZone } from '#texts/own-zone.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { practiceLinkOf } from '../../../shared/study/mastery/practice-link.ts';
import { SessionAttempt } from './session-attempt.tsx';
import { SessionFlow } from './session-flow.tsx';
import { SessionSummary } from './session-summary.tsx';

/** Starts or continues today's session, for the days of the student's time zone. */
export const loader = async ({ api, url, user }: ViewLoaderArgs) => {
  // Reviews that an earlier visit could not send affect which cards are due.
  if (user !== null) await deliverLeftReviews(api, createReviewJournal(user.id, localStorage), Date.now);
  const answer = api(StartStudySessionDocument, { zone: ownZone(), another: false });
  if (url.searchParams.has(PRACTISE_PARAMETER)) await leaveWithoutSession(api, answer);
  return deferData({ answer });
};

/** Opens practice in the weakest topic if there is no session to work on. The screen shows failures. */
async function leaveWithoutSession(api: Api, answer: Promise<StartStudySessionMutation>): Promise<void> {
  const started = await answer.catch(() => null);
  if (started === null) return;
  const { startStudySession: session } = started;
  if (session !== null && session.endedBy === null) return;
  const found = await api(RecommendedPracticeDocument).catch(() => null);
  const practice = found?.recommendedPractice == null ? null : practiceLinkOf(found.recommendedPractice);
  if (practice !== null) throw redirect(practice.to);
}

/** Today's session: started here or on another device, or its result. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ startStudySession: session }) => {
        if (session === null) return <EmptySession />;
        const onAnother = () => void revalidate();
        if (session.endedBy !== null) return <SessionSummary session={session} onAnother={onAnother} />;
        if (session.attempt === null) {
          return <SessionFlow key={session.id} session={session} questions={null} onAnother={onAnother} />;
        }
        return (
          <SessionAttempt key={session.id} id={session.attempt}>
            {(questions) => <SessionFlow session={session} questions={questions} onAnother={onAnother} />}
          </SessionAttempt>
        );
      }}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 12, 240, 56]} />
  </div>
);

function EmptySession() {
  const { nothing: t } = useTexts(studySessionTexts);
  return (
    <div className={pages.page}>
      <EmptyState
        illustration="session"
        level="h2"
        title={t.title}
        action={<LinkButton to={href('home')}>{t.action}</LinkButton>}
      >
        {t.text}
      </EmptyState>
    </div>
  );
}
