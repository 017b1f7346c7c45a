import { Button } from '@radix-ui/themes';
import { useId, useRef } from 'react';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FailureBoundary } from '#ui/loading/failure-boundary.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useChoiceKeys } from '#ui/shortcuts/use-choice-keys.ts';
import { QUESTION_VIEWS } from '../../questions/types/registry.ts';
import styles from './live-quiz.module.css';
import type { PlayProps } from './play-props.ts';

/** The question with its answer, and one button at the lower edge, where the thumb is. */
export function PlayQuestion({
  actor,
  state,
  player: { screen },
  isOver,
}: Pick<PlayProps, 'actor' | 'state' | 'player'> & { readonly isOver: boolean }) {
  const t = useTexts(liveQuizTexts).play;
  const stemId = useId();
  const stage = useRef<HTMLElement>(null);
  const confirm = (): void => actor.send({ type: 'answer.confirmed' });
  useChoiceKeys(stage, confirm);
  const { question } = screen;
  if (question === null) return null;
  const view = QUESTION_VIEWS[question.type];
  const isChoosing = state.matches({ playing: 'choosingAnswer' }) && !isOver;
  const isSent = state.matches({ playing: 'answered' });
  const { response } = state.context;
  const hasImages = question.images.length === 0 && question.stem.includes('](figure:');
  return (
    <section ref={stage} className={styles.question} tabIndex={-1}>
      <div id={stemId} className={styles.stem}>
        <RichText source={question.stem} images={question.images} />
      </div>
      {hasImages && <p className={styles.quiet}>{t.imagesOnBoard}</p>}
      <FailureBoundary resetOn={question.body} failed={() => null}>
        <view.Answer
          body={question.body}
          response={response ?? null}
          onChange={(changed) => actor.send({ type: 'answer.changed', response: changed })}
          disabled={!isChoosing}
          images={question.images}
          labelledBy={stemId}
        />
      </FailureBoundary>
      <div className={styles.send}>
        {isSent ? (
          <p className={styles.sent} role="status">
            <b>{t.sent}</b> {t.sentHint}
          </p>
        ) : state.matches({ playing: 'tooLate' }) || (isOver && response === null) ? (
          <p className={styles.sent} role="status">
            {t.tooLate}
          </p>
        ) : state.matches({ playing: 'waitingToRetry' }) ? (
          <>
            <p role="alert">{t.again}</p>
            <Button size="4" variant="soft" onClick={() => actor.send({ type: 'retry.requested' })}>
              {t.retry}
            </Button>
          </>
        ) : (
          <Button
            size="4"
            disabled={!isChoosing || response === null || !view.isAnswered(response)}
            loading={state.matches({ playing: 'sendingAnswer' })}
            onClick={confirm}
          >
            {t.send}
          </Button>
        )}
      </div>
    </section>
  );
}
