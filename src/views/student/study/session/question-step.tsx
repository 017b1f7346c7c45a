import { Button } from '@radix-ui/themes';
import { useSyncExternalStore } from 'react';
import { useApp } from '#client/app.context.ts';
import { isMarkedByScheme } from '#domain/attempts/marking/scheme-of-key.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { useTexts } from '#texts/current-language.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { QuestionStage } from '../../../shared/attempts/question-stage.tsx';
import { MarkedAnswer } from '../self-marking/marked-answer.tsx';
import styles from './session.module.css';
import type { SessionStep } from './session.ts';
import type { SessionQuestions } from './session-attempt.tsx';

type Props = {
  readonly step: SessionStep;
  readonly questions: SessionQuestions | null;
  readonly onDone: () => void;
};

/** A question with immediate feedback; a written answer is marked by the student next to its mark scheme. */
export function QuestionStep({ step, questions, onDone }: Props) {
  const t = useTexts(studySessionTexts);
  const { connectivity } = useApp();
  const isReached = useSyncExternalStore(connectivity.subscribe, connectivity.isReached);
  const item = questions?.items.find(({ position }) => position === step.position);
  if (questions === null || item === undefined) {
    return (
      <>
        <p className={styles.notice} role="status">
          {t.question.gone}
        </p>
        <Controls label={t.next} onDone={onDone} />
      </>
    );
  }
  const { session, snapshot, practice } = questions;
  const { attempt, outbox } = snapshot;
  const checked = practice.of(item.position);
  const isLocked = checked?.step.locked === true;
  const isClosed = attempt.matches('submitted') || outbox?.matches({ delivery: 'closed' }) === true;
  const canAnswer = attempt.matches({ writing: 'answering' }) && !isClosed;
  const { writer, status } = attempt.context;
  const showsMarking =
    isLocked && checked?.review != null && isQuestionTypeName(item.type) && isMarkedByScheme(item.type);
  const goOn = (): void => {
    session.typingEnded();
    onDone();
  };
  return (
    <>
      {attempt.matches('readOnly') && (
        <div className={styles.notice} role="alert">
          {writer === 'tab' ? t.readOnly.tab : t.readOnly.device}
          {status !== null && (
            <div className={styles.actions}>
              <Button size="2" onClick={() => session.send({ type: 'takeOver.requested' })}>
                {t.readOnly.here}
              </Button>
            </div>
          )}
        </div>
      )}
      {isClosed && (
        <p className={styles.notice} role="alert">
          {t.question.closed}
        </p>
      )}
      {!isReached && item.answered && !isLocked && (
        <p className={styles.notice} role="status">
          {t.question.offline}
        </p>
      )}
      {showsMarking ? (
        <MarkedAnswer
          attempt={questions.id}
          item={{ ...item, review: checked.review }}
          number={item.number}
          onSaved={() => undefined}
        />
      ) : (
        <QuestionStage
          item={item}
          count={questions.items.length}
          disabled={!canAnswer}
          practice={practice}
          onChange={(response) => session.change(item.position, response, { isTyped: item.view?.isTyped ?? false })}
          onLeave={session.typingEnded}
          onEnter={goOn}
          onDismissEarlier={() => session.dismissEarlier(item.position)}
        />
      )}
      <Controls label={item.answered ? t.next : t.skip} isSoft={!item.answered} onDone={goOn} />
    </>
  );
}

type ControlsProps = { readonly label: string; readonly isSoft?: boolean; readonly onDone: () => void };

const Controls = ({ label, isSoft = false, onDone }: ControlsProps) => (
  <div className={styles.controls}>
    <Button size="3" variant={isSoft ? 'soft' : 'solid'} onClick={onDone}>
      {label} <Icon name="on" px={16} />
    </Button>
  </div>
);
