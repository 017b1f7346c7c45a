import { Button } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { LiveHostPartsFragment } from '#api/documents/classrooms/live-quiz.generated.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { RevealChart } from '../../../shared/classrooms/live-quiz/reveal-chart.tsx';
import { Scoreboard } from '../../../shared/classrooms/live-quiz/scoreboard.tsx';
import { ScreenHead } from '../../../shared/classrooms/live-quiz/screen-head.tsx';
import { useSecondsLeft } from '../../../shared/classrooms/live-quiz/use-time-left.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { BackLink } from '../back-link.tsx';
import styles from './host.module.css';
import { HostControls } from './host-controls.tsx';
import { JoinPoster } from './join-poster.tsx';
import { LiveGradebook } from './live-gradebook.tsx';
import { Roster } from './roster.tsx';
import { useLiveHost } from './use-live-host.ts';

/** The screen from which a teacher runs a live quiz. */
export function Component() {
  const { id = '' } = useParams();
  return <Host key={id} id={id} />;
}

function Host({ id }: { readonly id: string }) {
  const host = useLiveHost(id);
  const { latest, problem } = host;
  if (latest === null)
    return problem === null ? (
      <LoadingSkeleton heights={[24, 44, 160, 240]} />
    ) : (
      <FailedState message={describeProblem(problem).message} onRetry={() => window.location.reload()} />
    );
  return <Quiz view={latest.data.liveQuizHost} at={latest.at} host={host} />;
}

type Props = {
  readonly view: LiveHostPartsFragment;
  readonly at: number;
  readonly host: Pick<ReturnType<typeof useLiveHost>, 'actor' | 'state'>;
};

function Quiz({ view, at, host: { actor, state } }: Props) {
  const t = useTexts(liveQuizTexts);
  const { screen, leftOut, players, share } = view;
  useTitle(screen.title);
  const secondsLeft = useSecondsLeft(screen, at);
  const isHosting = state.matches('hosting');
  const isOver = secondsLeft === 0 && isHosting;
  useEffect(() => {
    if (isOver) actor.send({ type: 'command.given', command: 'lock', revision: screen.revision });
  }, [actor, isOver, screen.revision]);
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<BackLink to={href('teacher.live')} title={t.backToList} />}
        title={screen.title}
        intro={joinedLine(t.modes[screen.mode], t.states[screen.state], t.players({ count: screen.playerCount }))}
        actions={
          screen.state !== 'finished' && (
            <Button asChild variant="soft" size="3">
              <a href={href('teacher.live.board', { id: screen.id })} target="_blank" rel="noopener">
                {t.openBoard}
              </a>
            </Button>
          )
        }
      />
      {screen.state !== 'finished' && view.host === 'elsewhere' && (
        <div className={styles.notice} role="status">
          <p>{t.elsewhere}</p>
          <Button onClick={() => actor.send({ type: 'takeover.requested' })}>{t.takeOver}</Button>
        </div>
      )}
      {state.context.problem !== null && <Problem message={describeProblem(state.context.problem).message} />}
      <div className={styles.host}>
        <div className={styles.stage}>
          {screen.state === 'lobby' && screen.code !== null && <JoinPoster code={screen.code} />}
          {screen.state === 'lobby' && leftOut > 0 && <p className={styles.quiet}>{t.leftOut({ count: leftOut })}</p>}
          {screen.question !== null && (
            <>
              <ScreenHead screen={screen} secondsLeft={secondsLeft} />
              {screen.state !== 'scoreboard' && (
                <RichText source={screen.question.stem} images={screen.question.images} />
              )}
              {(screen.state === 'answering' || screen.state === 'locked') && (
                <p className={styles.progress} role="status">
                  {t.answered({ answers: screen.answerCount, players: screen.playerCount })}
                </p>
              )}
            </>
          )}
          {share !== null && screen.state !== 'scoreboard' && screen.state !== 'finished' && (
            <p className={styles.advice}>
              {view.advice === null ? t.share({ share }) : t.advice[view.advice]({ share })}
            </p>
          )}
          {screen.state === 'revealed' && screen.question !== null && screen.reveal !== null && (
            <RevealChart question={screen.question} reveal={screen.reveal} />
          )}
          {screen.state === 'scoreboard' || (screen.state === 'finished' && screen.mode !== 'poll') ? (
            <Scoreboard screen={screen} />
          ) : null}
          {screen.state === 'finished' && view.hasResults && <LiveGradebook view={view} />}
          {screen.state !== 'finished' && <HostControls screen={screen} actor={actor} state={state} />}
        </div>
        <Roster quiz={screen.id} players={players} mode={screen.mode} isOpen={screen.state !== 'finished'} />
      </div>
    </div>
  );
}
