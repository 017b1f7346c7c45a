import { Button, Heading } from '@radix-ui/themes';
import { memo } from 'react';
import type { useStudySession } from '#client/study/session/use-study-session.ts';
import { useTexts } from '#texts/current-language.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './session.module.css';
import type { Session, SessionStep } from './session.ts';

type Props = Pick<ReturnType<typeof useStudySession>, 'actor' | 'state'> & { readonly session: Session };

const secondsOf = (steps: readonly SessionStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

/** The progress of a session, and how to leave it. Changes to answers don't render it again. */
export const SessionHead = memo(function SessionHead({ actor, state, session }: Props) {
  const t = useTexts(studySessionTexts);
  const { done, problem } = state.context;
  const completed = session.steps.filter((each) => done.includes(each.index));
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <Heading as="h1" size="4">
          {t.title}
        </Heading>
        <span className={styles.count}>{t.step({ at: completed.length + 1, all: session.steps.length })}</span>
      </div>
      <ProgressBar value={secondsOf(completed)} max={secondsOf(session.steps)} label={t.progress} />
      <div className={styles.headLine}>
        <span className={styles.tools}>
          <Button
            size="2"
            variant="soft"
            disabled={!state.matches({ flow: 'showingStep' })}
            onClick={() => actor.send({ type: 'pause.requested' })}
          >
            <Icon name="pause" px={14} /> {t.pause}
          </Button>
          <Button
            size="2"
            variant="ghost"
            color="gray"
            loading={state.matches({ flow: 'postponing' })}
            onClick={() => actor.send({ type: 'postpone.requested' })}
          >
            {t.notToday}
          </Button>
        </span>
      </div>
      <Problem message={problem === null ? null : describeProblem(problem).message} />
    </header>
  );
});
