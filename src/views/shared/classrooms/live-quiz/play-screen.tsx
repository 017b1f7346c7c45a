import { Button, Heading } from '@radix-ui/themes';
import { useEffect } from 'react';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { Illustration } from '#ui/illustration/illustration.tsx';
import styles from './live-quiz.module.css';
import type { PlayProps } from './play-props.ts';
import { PlayQuestion } from './play-question.tsx';
import { RevealChart } from './reveal-chart.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useSecondsLeft } from './use-time-left.ts';

/** What a player sees in each state of the quiz. */
export function PlayScreen({ actor, state, player, at }: PlayProps) {
  const t = useTexts(liveQuizTexts).play;
  const { screen, name, team } = player;
  const secondsLeft = useSecondsLeft(screen, at);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) actor.send({ type: 'time.passed' });
  }, [actor, isOver]);
  const status = <Status player={player} />;
  switch (screen.state) {
    case 'lobby':
      return (
        <div className={styles.centre} role="status">
          <Heading as="h1" size="7">
            <bdi>{t.lobby({ name })}</bdi>
          </Heading>
          {team !== null && <p className={styles.team}>{t.team({ number: team + 1 })}</p>}
          <p>{t.lobbyHint}</p>
        </div>
      );
    case 'answering':
      return (
        <>
          <ScreenHead screen={screen} secondsLeft={secondsLeft} isTitle />
          <PlayQuestion actor={actor} state={state} player={player} isOver={isOver} />
        </>
      );
    case 'locked':
      return <Message title={t.locked}>{player.response === null ? t.missed : t.sent}</Message>;
    case 'discussing':
      return <Message title={t.discuss}>{t.discussHint}</Message>;
    case 'revealed':
      return (
        <>
          <ScreenHead screen={screen} secondsLeft={null} isTitle />
          <Result player={player} />
          {screen.question !== null && screen.reveal !== null && (
            <RevealChart question={screen.question} reveal={screen.reveal} />
          )}
          {status}
        </>
      );
    case 'scoreboard':
      return (
        <>
          <ScreenHead screen={screen} secondsLeft={null} isTitle />
          {status}
          <Scoreboard screen={screen} />
        </>
      );
    case 'finished':
      return (
        <>
          <div className={styles.over}>
            <Illustration name="success" />
            <Heading as="h1" size="7">
              {t.finished}
            </Heading>
            {screen.mode === 'poll' ? <p className={styles.quiet}>{t.finishedPoll}</p> : status}
          </div>
          {screen.mode !== 'poll' && <Scoreboard screen={screen} />}
          <p className={styles.leave}>
            <Button asChild variant="soft" size="3">
              <a href="/">{t.leave}</a>
            </Button>
          </p>
        </>
      );
  }
}

function Message({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.centre} role="status">
      <Heading as="h1" size="6">
        {title}
      </Heading>
      <p>{children}</p>
    </div>
  );
}

function Result({ player: { credit, response, screen } }: Pick<PlayProps, 'player'>) {
  const t = useTexts(liveQuizTexts).play;
  if (screen.mode === 'poll') return null;
  const tone = credit === 1 ? 'correct' : credit !== null && credit > 0 ? 'partly' : 'incorrect';
  const result = { correct: t.correct, partly: t.partly, incorrect: t.incorrect }[tone];
  const text = screen.reveal?.key === null ? t.withheld : response === null ? t.missed : result;
  return (
    <p
      className={styles.result}
      data-tone={screen.reveal?.key === null || response === null ? 'none' : tone}
      role="status"
    >
      {text}
    </p>
  );
}

function Status({ player: { name, points, rank, team, screen } }: Pick<PlayProps, 'player'>) {
  const t = useTexts(liveQuizTexts);
  if (screen.mode === 'poll') return null;
  return (
    <p className={styles.quiet}>
      <bdi>{name}</bdi>
      {': '}
      {joinedLine(
        t.points({ points }),
        rank !== null && t.play.rank({ rank }),
        team !== null && t.play.team({ number: team + 1 }),
      )}
    </p>
  );
}
