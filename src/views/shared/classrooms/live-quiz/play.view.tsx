import { Button, Heading } from '@radix-ui/themes';
import { useParams } from 'react-router';
import { readLiveCode } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { LinkButton } from '../../platform/link/link-button.tsx';
import styles from './live-quiz.module.css';
import { NicknameForm } from './nickname-form.tsx';
import { PlayScreen } from './play-screen.tsx';
import { useLivePlayer } from './use-live-player.ts';

/** A player's screen: made for a phone in one hand. */
export function Component() {
  const code = readLiveCode(useParams().code ?? '');
  return (
    <main id="main" tabIndex={-1} className={styles.play}>
      <Play key={code} code={code} />
    </main>
  );
}

function Play({ code }: { readonly code: string }) {
  const t = useTexts(liveQuizTexts);
  const { actor, state, latest, problem } = useLivePlayer(code);
  const { problem: refusal } = state.context;
  if (state.matches('choosingNickname'))
    return (
      <NicknameForm problem={refusal} onChoose={(nickname) => actor.send({ type: 'nickname.chosen', nickname })} />
    );
  if (state.matches('joinFailed'))
    return (
      <>
        <FailedState
          message={describeProblem(refusal).message}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
        <LinkButton to={href('live')} variant="soft">
          {t.join.title}
        </LinkButton>
      </>
    );
  if (state.matches('removed')) return <Over title={t.play.removed} />;
  if (latest === null)
    return problem === null ? (
      <LoadingSkeleton heights={[24, 120, 56, 56, 56]} />
    ) : (
      <FailedState message={describeProblem(problem).message} onRetry={() => window.location.reload()} />
    );
  return (
    <>
      {problem !== null && (
        <p className={styles.quiet} role="status">
          {t.play.reconnecting}
        </p>
      )}
      <PlayScreen actor={actor} state={state} player={latest.data.livePlayer} at={latest.at} />
    </>
  );
}

function Over({ title }: { readonly title: string }) {
  const t = useTexts(liveQuizTexts);
  return (
    <>
      <Heading as="h1" size="6">
        {title}
      </Heading>
      <Button asChild variant="soft" size="3">
        <a href="/">{t.play.leave}</a>
      </Button>
    </>
  );
}
