import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import { newOperationId } from '#client/attempts/operation-id.ts';
import { useCardReview } from '#client/cards/use-card-review.ts';
import { cardMemorySchema, type Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { cardsLeft } from '#domain/cards/scheduling/review-session.rule.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';
import { GradedCard } from '../../cards/graded-card.tsx';
import { useReviewKeys } from '../../cards/use-review-keys.ts';
import styles from './session.module.css';
import type { SessionStep } from './session.ts';

type Props = {
  readonly cards: SessionStep['cards'];
  readonly desiredRetention: number;
  readonly onDone: () => void;
};

/** A card that was reviewed after the session started is not shown again before it is due. */
const LEARNING_MS = 20 * 60_000;

/** Cards to review, one at a time. The step is completed when none is due. */
export function CardsStep({ cards, desiredRetention, onDone }: Props) {
  const t = useTexts(studySessionTexts);
  const { review } = useTexts(cardsTexts);
  const [due] = useState(() => {
    const soon = Date.now() + LEARNING_MS;
    return cards.filter(({ memory }) => memory === null || cardMemorySchema.parse(memory).due <= soon);
  });
  const { actor, state } = useCardReview({ cards: due, desiredRetention });
  const [typed, setTyped] = useState('');
  const [isStarted, setIsStarted] = useState(false);
  const { session } = state.context;
  const showsAnswer = state.matches({ study: 'showingAnswer' });
  const isFinished = state.matches({ study: 'finished' });
  const card = due.find(({ id }) => id === session.current);
  const cardState = card === undefined ? undefined : session.statuses[card.id];

  const show = (): void => actor.send({ type: 'answer.shown' });
  const grade = (chosen: Grade): void => {
    setTyped('');
    setIsStarted(true);
    actor.send({ type: 'card.graded', grade: chosen, operationId: newOperationId(), at: Date.now() });
  };
  const undo = (): void => {
    if (session.past.length === 0) return;
    setTyped('');
    actor.send({ type: 'review.undone', operationId: newOperationId(), at: Date.now() });
  };
  usePreparedTexts(due);
  useReviewKeys({
    onShow: show,
    onGrade: (chosen) => actor.getSnapshot().matches({ study: 'showingAnswer' }) && grade(chosen),
    onUndo: undo,
  });
  const completed = useEffectEvent(onDone);
  // After the last rating, the next step follows by itself.
  useEffect(() => {
    if (isFinished && isStarted) completed();
  }, [isFinished, isStarted]);

  if (card === undefined || cardState === undefined) {
    return (
      <>
        <p className={styles.notice} role="status">
          {t.cards.none}
        </p>
        <div className={styles.controls}>
          <Button size="3" onClick={onDone}>
            {t.next} <Icon name="on" px={16} />
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <GradedCard
        key={`${card.id} ${cardState.sequence}`}
        card={card}
        memory={cardState.memory}
        desiredRetention={desiredRetention}
        showsAnswer={showsAnswer}
        typed={typed}
        onTyped={setTyped}
        onShow={show}
        onGrade={grade}
      />
      <div className={styles.controls}>
        <span className={styles.count}>{t.cards.left({ count: cardsLeft(session) })}</span>
        <span className={styles.tools}>
          <Button variant="ghost" color="gray" size="2" disabled={session.past.length === 0} onClick={undo}>
            <Icon name="again" px={16} /> {review.undo}
          </Button>
          <Button variant="ghost" color="gray" size="2" onClick={onDone}>
            {t.skip}
          </Button>
        </span>
      </div>
    </>
  );
}
