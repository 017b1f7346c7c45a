import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { BuryCardDocument, type CardSessionQuery, SuspendCardDocument } from '#api/documents/cards/card.generated.ts';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { newOperationId } from '#client/attempts/operation-id.ts';
import { useCardReview } from '#client/cards/use-card-review.ts';
import type { Grade } from '#domain/cards/scheduling/card-memory.schema.ts';
import { cardsLeft } from '#domain/cards/scheduling/review-session.rule.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { usePreparedTexts } from '#ui/rich-text/prepared-texts.ts';
import { useQuietFrame } from '../../layouts/notices/quiet.context.ts';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { Breadcrumbs } from '../content/breadcrumbs.tsx';
import { GradedCard } from './graded-card.tsx';
import { ReviewFinished } from './review-finished.tsx';
import styles from './study.module.css';
import { useReviewKeys } from './use-review-keys.ts';

type Props = {
  readonly topic: TopicQuery['topic'];
  readonly session: CardSessionQuery['cardSession'];
  /** Loads the cards to study now. */
  readonly onMore: () => void;
};

/** A review session: one card at a time, front, back, rating. */
export function ReviewScreen({ topic, session, onMore }: Props) {
  const t = useTexts(cardsTexts);
  const api = useApi();
  const raise = useToast();
  const { actor, state } = useCardReview(session);
  const [typed, setTyped] = useState('');
  useQuietFrame();
  const title = session.deck.isOwn ? t.decks.own : session.deck.title;
  useTitle(title);

  const reviewSession = state.context.session;
  const showsAnswer = state.matches({ study: 'showingAnswer' });
  const card = session.cards.find(({ id }) => id === reviewSession.current);
  const cardState = card === undefined ? undefined : reviewSession.statuses[card.id];
  const left = cardsLeft(reviewSession);
  const done = reviewSession.past.length;
  const leech = reviewSession.past.at(-1)?.card;
  const becameLeech = leech !== undefined && reviewSession.statuses[leech]?.isLeech === true;

  const grade = (chosen: Grade): void => {
    setTyped('');
    actor.send({ type: 'card.graded', grade: chosen, operationId: newOperationId(), at: Date.now() });
  };
  const undo = (): void => {
    if (done === 0) return;
    setTyped('');
    actor.send({ type: 'review.undone', operationId: newOperationId(), at: Date.now() });
    raise({ message: t.review.undone });
  };
  const show = (): void => actor.send({ type: 'answer.shown' });
  const postponeCard = async (rest: (id: string) => Promise<unknown>): Promise<void> => {
    if (card === undefined) return;
    try {
      await rest(card.id);
      actor.send({ type: 'card.removed', at: Date.now() });
    } catch (error) {
      raise({ message: describeProblem(error).message });
    }
  };
  usePreparedTexts(session.cards);
  useReviewKeys({
    onShow: show,
    onGrade: (chosen) => actor.getSnapshot().matches({ study: 'showingAnswer' }) && grade(chosen),
    onUndo: undo,
  });

  return (
    <div {...subjectAccent(topic.subject.slug)}>
      <div className={styles.session}>
        <header className={styles.head}>
          <Breadcrumbs subject={topic.subject} topic={topic} />
          <div className={styles.headLine}>
            <Heading as="h1" size="4">
              {title}
            </Heading>
            <span className={styles.count}>{t.review.left({ count: left })}</span>
          </div>
          <ProgressBar value={done} max={done + left} label={t.review.progress} />
          <div role="status">
            {state.hasTag('unsent') && (
              <p className={styles.notice}>{t.review.waiting({ count: state.context.unsent.length })}</p>
            )}
            {state.context.refused > 0 && (
              <p className={styles.notice}>{t.review.refused({ count: state.context.refused })}</p>
            )}
            {becameLeech && <p className={styles.notice}>{t.review.leech}</p>}
          </div>
        </header>

        {card === undefined || cardState === undefined ? (
          <ReviewFinished topic={topic} deck={session.deck.id} reviewSession={reviewSession} onMore={onMore} />
        ) : (
          <GradedCard
            key={`${card.id} ${cardState.sequence}`}
            card={card}
            memory={cardState.memory}
            desiredRetention={session.desiredRetention}
            showsAnswer={showsAnswer}
            typed={typed}
            onTyped={setTyped}
            onShow={show}
            onGrade={grade}
          />
        )}

        <div className={styles.tools}>
          <Button variant="ghost" color="gray" size="2" disabled={done === 0} onClick={undo}>
            <Icon name="again" px={16} /> {t.review.undo}
          </Button>
          {card !== undefined && (
            <>
              <Button
                variant="ghost"
                color="gray"
                size="2"
                title={t.review.leaveOutHint}
                onClick={() => void postponeCard((id) => api(BuryCardDocument, { card: id }))}
              >
                {t.review.leaveOut}
              </Button>
              <Button
                variant="ghost"
                color="gray"
                size="2"
                title={t.review.setAsideHint}
                onClick={() => void postponeCard((id) => api(SuspendCardDocument, { card: id, suspended: true }))}
              >
                {t.review.setAside}
              </Button>
            </>
          )}
        </div>
        {card !== undefined && <p className={styles.keys}>{t.review.keys}</p>}
      </div>
    </div>
  );
}
