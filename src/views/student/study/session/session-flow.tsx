import { Button, Heading } from '@radix-ui/themes';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { clearAttemptPosition } from '#client/attempts/attempt-position.ts';
import { useStudySession } from '#client/study/session/use-study-session.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { ownZone } from '#texts/own-zone.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';
import { useQuietFrame } from '../../../layouts/notices/quiet.context.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { CardsStep } from './cards-step.tsx';
import { MaterialStep } from './material-step.tsx';
import { QuestionStep } from './question-step.tsx';
import styles from './session.module.css';
import type { Session, SessionStep } from './session.ts';
import { type SessionQuestions, whenAnswersSaved } from './session-attempt.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionPanel } from './session-panel.tsx';
import { SessionSummary } from './session-summary.tsx';

type Props = {
  readonly session: Session;
  /** Null if the session has none, or if they cannot be opened. */
  readonly questions: SessionQuestions | null;
  /** Starts another session. */
  readonly onAnother: () => void;
};

/** The steps of a session, one after the other, with one progress bar. */
export function SessionFlow({ session, questions, onAnother }: Props) {
  const t = useTexts(studySessionTexts);
  const current = useRef(questions);
  useEffect(() => {
    current.current = questions;
  }, [questions]);
  // The machine is created only once, and reads the current questions through this function.
  const [options] = useState(() => ({
    session,
    zone: ownZone(),
    whenAnswersSaved: async () => {
      if (current.current !== null) await whenAnswersSaved(current.current);
    },
  }));
  const { actor, state, result } = useStudySession(options);
  const index = state.context.step;
  const at = session.steps.findIndex((each) => each.index === index);
  const step = session.steps[at];
  usePreparedTexts(session.steps[at + 1]?.section ?? questions?.snapshot.items);
  const isWorking = state.matches({ flow: 'showingStep' });
  const complete = useCallback((): void => {
    if (index !== null) actor.send({ type: 'step.completed', step: index });
  }, [actor, index]);
  useQuietFrame();

  if (state.matches({ flow: 'finished' }) && result !== null) {
    if (questions !== null) clearAttemptPosition(questions.id, localStorage);
    return <SessionSummary session={result} onAnother={onAnother} />;
  }
  if (state.matches({ flow: 'postponed' })) {
    return (
      <SessionPanel title={t.postponed.title} text={t.postponed.text}>
        <LinkButton to={href('home')}>{t.postponed.action}</LinkButton>
      </SessionPanel>
    );
  }
  if (step === undefined || state.matches({ flow: 'finishing' }) || state.matches({ flow: 'waitingToFinish' })) {
    const isWaiting = state.matches({ flow: 'waitingToFinish' });
    return (
      <SessionPanel title={t.waiting.title} text={isWaiting ? t.waiting.text : t.finishing}>
        {isWaiting && (
          <Button size="3" onClick={() => actor.send({ type: 'retry.requested' })}>
            {t.waiting.retry}
          </Button>
        )}
      </SessionPanel>
    );
  }

  return (
    <div {...subjectAccent(step.subject.slug)}>
      <div className={styles.session}>
        <SessionHead actor={actor} state={state} session={session} />
        {isWorking ? (
          <>
            <p className={styles.reason}>
              <strong>{joinedLine(t.kinds[step.kind], step.topic.title)}</strong> <span>{t.reasons[step.reason]}</span>
            </p>
            <Step key={step.index} session={session} step={step} questions={questions} onDone={complete} />
          </>
        ) : (
          <Paused onResume={() => actor.send({ type: 'resume.requested' })} />
        )}
      </div>
    </div>
  );
}

type StepProps = Pick<Props, 'session' | 'questions'> & { readonly step: SessionStep; readonly onDone: () => void };

const Step = memo(function Step({ session, step, questions, onDone }: StepProps) {
  switch (step.kind) {
    case 'cards':
      return <CardsStep cards={step.cards} desiredRetention={session.desiredRetention} onDone={onDone} />;
    case 'material':
      return <MaterialStep section={step.section} onDone={onDone} />;
    default:
      return <QuestionStep step={step} questions={questions} onDone={onDone} />;
  }
});

/** The step is hidden: a pause is for resting. */
function Paused({ onResume }: { readonly onResume: () => void }) {
  const { paused: t } = useTexts(studySessionTexts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusWhenPainted(() => panel.current), []);
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="paused">
      <Heading as="h2" size="5" id="paused">
        {t.title}
      </Heading>
      <p className={styles.soft}>{t.text}</p>
      <div className={styles.actions}>
        <Button size="3" onClick={onResume}>
          {t.resume}
        </Button>
        <LinkButton to={href('home')} variant="soft">
          {t.home}
        </LinkButton>
      </div>
    </section>
  );
}
