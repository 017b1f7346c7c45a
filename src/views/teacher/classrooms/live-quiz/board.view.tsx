import { Heading } from '@radix-ui/themes';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import {
  FollowLiveQuizBoardDocument,
  LiveQuizBoardDocument,
  type LiveScreenPartsFragment,
} from '#api/documents/classrooms/live-quiz.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useLiveData } from '#client/classrooms/use-live-data.ts';
import { shownLiveCode } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { RevealChart } from '../../../shared/classrooms/live-quiz/reveal-chart.tsx';
import { Scoreboard } from '../../../shared/classrooms/live-quiz/scoreboard.tsx';
import { ScreenHead } from '../../../shared/classrooms/live-quiz/screen-head.tsx';
import { useSecondsLeft } from '../../../shared/classrooms/live-quiz/use-time-left.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { BoardChoices } from './board-choices.tsx';
import styles from './host.module.css';
import { JoinPoster } from './join-poster.tsx';

/** The projector: readable from the last row. It shows no answer before the host does. */
export function Component() {
  const { id = '' } = useParams();
  const api = useApi();
  const source = useMemo(
    () => ({ read: () => api(LiveQuizBoardDocument, { id }), stream: FollowLiveQuizBoardDocument, variables: { id } }),
    [api, id],
  );
  const { latest, problem } = useLiveData(source);
  return (
    <main id="main" tabIndex={-1} className={styles.board}>
      {latest === null ? (
        problem === null ? (
          <LoadingSkeleton heights={[80, 320]} />
        ) : (
          <FailedState message={describeProblem(problem).message} onRetry={() => window.location.reload()} />
        )
      ) : (
        <Board screen={latest.data.liveQuizBoard} at={latest.at} />
      )}
    </main>
  );
}

function Board({ screen, at }: { readonly screen: LiveScreenPartsFragment; readonly at: number }) {
  const t = useTexts(liveQuizTexts);
  const secondsLeft = useSecondsLeft(screen, at);
  const { state, question, code } = screen;
  if (state === 'lobby')
    return (
      <>
        <Heading as="h1" size="9">
          {screen.title}
        </Heading>
        {code !== null && <JoinPoster code={code} />}
        <p className={styles.boardCount}>{t.players({ count: screen.playerCount })}</p>
      </>
    );
  if (state === 'finished')
    return (
      <>
        <Heading as="h1" size="9">
          {t.play.finished}
        </Heading>
        {screen.mode === 'poll' ? (
          <p className={styles.boardCount}>{t.play.finishedPoll}</p>
        ) : (
          <Scoreboard screen={screen} />
        )}
      </>
    );
  return (
    <>
      <ScreenHead screen={screen} secondsLeft={secondsLeft} isTitle />
      {state === 'discussing' && (
        <div className={styles.advice} role="status">
          <b>{t.play.discuss}</b> {t.play.discussHint}
        </div>
      )}
      {state === 'scoreboard' ? (
        <Scoreboard screen={screen} />
      ) : (
        question !== null && (
          <>
            <div className={styles.boardStem}>
              <RichText source={question.stem} images={question.images} />
            </div>
            {state === 'revealed' && screen.reveal !== null ? (
              <RevealChart question={question} reveal={screen.reveal} hasExplanation={false} />
            ) : (
              <BoardChoices question={question} />
            )}
          </>
        )
      )}
      <footer className={styles.boardFoot}>
        <span role="status">
          {state === 'answering' && secondsLeft !== 0
            ? t.answered({ answers: screen.answerCount, players: screen.playerCount })
            : state === 'answering'
              ? t.timeUp
              : t.states[state]}
        </span>
        {code !== null && <bdi dir="ltr">{shownLiveCode(code)}</bdi>}
      </footer>
    </>
  );
}
