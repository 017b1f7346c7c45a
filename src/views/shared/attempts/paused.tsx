import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { AttemptSession, AttemptSnapshot } from '#client/attempts/attempt.session.ts';
import { attemptTexts } from '#texts/attempts/attempt.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TimeLeft } from '#ui/countdown/time-left.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './attempt.module.css';

/** The questions are hidden during a pause, which is for resting. */
export function Paused({ session, snapshot: { attempt } }: { session: AttemptSession; snapshot: AttemptSnapshot }) {
  const t = useTexts(attemptTexts);
  const panel = useRef<HTMLElement>(null);
  const { status, problem } = attempt.context;
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={styles.stage} tabIndex={-1} aria-labelledby="paused">
      <Heading as="h2" size="5" id="paused">
        {t.pause.title}
      </Heading>
      <p className={styles.summary}>{t.pause.text}</p>
      {status !== null && status.pausedAt !== null && (
        <p className={styles.summary}>
          {t.pause.ends}{' '}
          <TimeLeft
            end={status.pausedAt + status.pauseSecondsLeft * 1_000}
            now={session.now}
            label={t.time.label}
            inWords={t.time.left}
          />
        </p>
      )}
      <Problem message={problem === null ? null : describeProblem(problem).message} />
      <div className={styles.controls}>
        <Button
          size="3"
          loading={attempt.matches({ writing: 'resuming' })}
          onClick={() => session.send({ type: 'resume.requested' })}
        >
          {t.pause.end}
        </Button>
      </div>
    </section>
  );
}
