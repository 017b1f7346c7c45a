import { expect, test } from 'vitest';
import type { ReviewEvent, SessionCard } from '#domain/cards/scheduling/review-session.rule.ts';
import { newMemory } from '#domain/cards/scheduling/scheduler.rule.ts';
import { cardReviewMachine } from '#machines/card-review/card-review.machine.ts';
import { script } from '../../support/machine-script.ts';

const RETRY_MS = 5_000;
const cardState = (sequence: number) => ({ sequence, memory: newMemory(0), isSuspended: false, isLeech: false });
const card = (id: string): SessionCard => ({ id, state: cardState(0) });
const reviewEvent = (operationId: string, more: Partial<ReviewEvent> = {}): ReviewEvent => ({
  ...{ operationId, card: 'a', sequence: 1, grade: 'easy', at: 1_500, tookMs: 500 },
  ...more,
});
const result = (operationId: string, more: object = {}) => ({
  ...{ operationId, card: 'a', isRefused: false, state: null },
  ...more,
});
const start = (cards: readonly SessionCard[] = [card('a'), card('b')], unsent: readonly ReviewEvent[] = []) =>
  script(cardReviewMachine, { retryDelay: RETRY_MS }, { cards, unsent, at: 1_000, desiredRetention: 0.9 });
const graded = (operationId: string, at = 1_500) => ({ type: 'card.graded', grade: 'easy', operationId, at }) as const;

/** The first card has been rated. */
async function gradeFirstCard() {
  const review = start();
  await review.send({ type: 'answer.shown' }, graded('one'));
  return review;
}

test('a card shows its front, then its answer, and only then accepts a rating', async () => {
  const { state, send } = start();
  expect(state()).toMatchObject({
    value: { study: 'showingFront', delivery: 'allSent' },
    context: { session: { current: 'a' }, unsent: [], refused: 0, attempts: 0, shownAt: 1_000, desiredRetention: 0.9 },
  });
  await send(graded('early'));
  expect(state().value).toEqual({ study: 'showingFront', delivery: 'allSent' });
  await send({ type: 'answer.shown' });
  expect(state().value).toEqual({ study: 'showingAnswer', delivery: 'allSent' });
});

test('a rating is saved on the device and sent, and the next card is shown', async () => {
  const { state, orders, requested } = await gradeFirstCard();
  expect(state()).toMatchObject({
    value: { study: 'showingFront', delivery: 'sendingReviews' },
    context: { session: { current: 'b', past: [{ card: 'a' }] }, unsent: [reviewEvent('one')], shownAt: 1_500 },
  });
  expect(orders()).toMatchObject([{ name: 'saveEvent', params: { reviewEvent: reviewEvent('one') } }]);
  expect(requested()).toEqual([{ src: 'sendReviews', input: { reviewEvents: [reviewEvent('one')] } }]);
});

test('the same key press counts once', async () => {
  const { state, send } = await gradeFirstCard();
  await send({ type: 'answer.shown' }, graded('one', 2_000));
  expect(state()).toMatchObject({ value: { study: 'showingAnswer' }, context: { unsent: [reviewEvent('one')] } });
});

test('a clock that was set back gives no negative duration', async () => {
  const { state, send } = start();
  await send({ type: 'answer.shown' }, graded('one', 0));
  expect(state().context.unsent).toMatchObject([{ tookMs: 0, at: 0 }]);
});

test('a review is undone by an action of its own, and the card is shown again', async () => {
  const { state, send, orders } = await gradeFirstCard();
  orders();
  await send({ type: 'review.undone', operationId: 'back', at: 2_000 });
  const undo = reviewEvent('back', { sequence: 2, grade: null, at: 2_000, tookMs: 0 });
  expect(state()).toMatchObject({
    value: { study: 'showingFront' },
    context: { session: { current: 'a', past: [] }, unsent: [reviewEvent('one'), undo], shownAt: 2_000 },
  });
  expect(orders()).toMatchObject([{ name: 'saveEvent', params: { reviewEvent: undo } }]);
});

test('nothing is undone that was not done, or that is being undone already', async () => {
  const { state, send, orders } = start();
  await send({ type: 'review.undone', operationId: 'back', at: 2_000 });
  expect(state().context).toMatchObject({ unsent: [], shownAt: 1_000 });
  expect(orders()).toEqual([]);
  const later = await gradeFirstCard();
  await later.send({ type: 'review.undone', operationId: 'one', at: 2_000 });
  expect(later.state().context.unsent).toEqual([reviewEvent('one')]);
});

test('a suspended card is left out, until no card is left', async () => {
  const { state, send, orders } = start();
  await send({ type: 'card.removed', at: 1_200 });
  expect(state()).toMatchObject({
    value: { study: 'showingFront' },
    context: { session: { current: 'b' }, shownAt: 1_200 },
  });
  await send({ type: 'answer.shown' }, { type: 'card.removed', at: 1_300 });
  expect(state()).toMatchObject({ value: { study: 'finished' }, context: { session: { current: null } } });
  expect(orders()).toEqual([]);
});

test('a review session without cards is finished', () => {
  expect(start([]).state().value).toEqual({ study: 'finished', delivery: 'allSent' });
});

test('actions of an earlier visit count as done and are sent first', () => {
  const left = reviewEvent('left', { at: 0 });
  const { state, requested } = start([card('a'), card('b')], [left]);
  expect(state()).toMatchObject({ context: { session: { current: 'b' }, unsent: [left] } });
  expect(requested()).toEqual([{ src: 'sendReviews', input: { reviewEvents: [left] } }]);
});

test('acknowledged actions are deleted from the device, the others stay and are sent next', async () => {
  const { state, send, answer, orders, requested } = await gradeFirstCard();
  await send({ type: 'answer.shown' }, graded('two', 3_000));
  orders();
  await answer([result('one')]);
  const second = reviewEvent('two', { card: 'b', at: 3_000, tookMs: 1_500 });
  expect(orders()).toMatchObject([{ name: 'deleteEvents', params: { ids: ['one'] } }]);
  expect(requested()).toEqual([{ src: 'sendReviews', input: { reviewEvents: [second] } }]);
  await answer([result('two', { isRefused: true })]);
  expect(state()).toMatchObject({ value: { delivery: 'allSent' }, context: { unsent: [], refused: 1 } });
});

test('the server’s state of a card takes precedence', async () => {
  const { state, answer } = await gradeFirstCard();
  await answer([result('one', { state: cardState(9) })]);
  expect(state().context.session.statuses.a).toEqual(cardState(9));
  expect(state().context.refused).toBe(0);
});

test('while the server is not reached, actions stay on the device and are retried', async () => {
  const { state, fail, wait, send, answer } = await gradeFirstCard();
  await fail('unreachable');
  expect(state()).toMatchObject({
    value: { delivery: 'waitingToRetry' },
    context: { attempts: 1, unsent: [reviewEvent('one')] },
  });
  expect(state().hasTag('unsent')).toBe(true);
  wait(RETRY_MS - 1);
  expect(state().matches({ delivery: 'waitingToRetry' })).toBe(true);
  wait(1);
  expect(state().matches({ delivery: 'sendingReviews' })).toBe(true);
  expect(state().hasTag('unsent')).toBe(false);
  await fail('unreachable');
  expect(state().context.attempts).toBe(2);
  await send({ type: 'network.returned' });
  expect(state().matches({ delivery: 'sendingReviews' })).toBe(true);
  await answer([result('one')]);
  expect(state().context.attempts).toBe(0);
});
