import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { deliverLeftReviews, deliverReviews } from '#client/cards/review-delivery.ts';
import { createReviewJournal } from '#client/cards/review-journal.ts';
import type { ReviewEvent } from '#domain/cards/scheduling/review-session.rule.ts';
import { ProductError } from '#domain/platform/errors.ts';

const review = (operationId: string, at = 1_000): ReviewEvent => ({
  operationId,
  card: 'c',
  sequence: 1,
  grade: 'good',
  at,
  tookMs: 10.4,
});
type Sent = { readonly operations: readonly { operationId: string; agoMs: number; tookMs: number }[] };

/** A server that accepts everything except what it is set to refuse. */
function server(refuses: (sent: Sent) => boolean = () => false) {
  const calls: Sent[] = [];
  const api = (async (_: unknown, sent: Sent) => {
    calls.push(sent);
    if (refuses(sent)) throw new ProductError('INVALID_INPUT');
    const state = null;
    return {
      saveReviews: sent.operations.map(({ operationId }) => ({ operationId, applied: true, refused: null, state })),
    };
  }) as unknown as Api;
  return { api, calls };
}

describe('the journal', () => {
  test('returns what was stored, in order, to the same user only', () => {
    localStorage.clear();
    const journal = createReviewJournal('ada', localStorage);
    journal.save(review('b', 2));
    journal.save(review('a', 1));
    const tab = createReviewJournal('ada', localStorage);
    tab.save(review('c', 3));
    expect(journal.read().map(({ operationId }) => operationId)).toEqual(['a', 'b', 'c']);
    expect(createReviewJournal('bob', localStorage).read()).toEqual([]);
    tab.forget(['a', 'nobody']);
    expect(journal.read()).toHaveLength(2);
  });

  test('skips unreadable entries, and survives full storage', () => {
    localStorage.clear();
    localStorage.setItem('lectern.review/ada/x', '{"form":1');
    localStorage.setItem('lectern.review/ada/y', '{"form":2}');
    expect(createReviewJournal('ada', localStorage).read()).toEqual([]);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const full = {
      setItem: () => {
        throw new Error('full');
      },
      getItem: () => null,
      removeItem: () => undefined,
      key: () => null,
      length: 0,
    };
    createReviewJournal('ada', full).save(review('a'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('delivery', () => {
  test('sends durations, independently of the clock', async () => {
    const { api, calls } = server();
    await deliverReviews(api, [review('a', 1_000), review('b', 9e12)], () => 61_000);
    expect(calls[0]?.operations.map(({ agoMs, tookMs }) => [agoMs, tookMs])).toEqual([
      [60_000, 10],
      [0, 10],
    ]);
  });

  test('sends as many as a call accepts', async () => {
    const { api, calls } = server();
    const answers = await deliverReviews(
      api,
      Array.from({ length: 250 }, (_, at) => review(`${at}`)),
      () => 0,
    );
    expect(answers).toHaveLength(100);
    expect(calls).toHaveLength(1);
  });

  test('finds the action for which a call is refused, and saves the others', async () => {
    const { api } = server(({ operations }) => operations.some(({ operationId }) => operationId === 'bad'));
    const answers = await deliverReviews(api, [review('a'), review('bad'), review('b')], () => 0);
    expect(answers.map(({ operationId, isRefused }) => [operationId, isRefused])).toEqual([
      ['a', false],
      ['bad', true],
      ['b', false],
    ]);
  });

  test('of pending actions continues until the journal is empty, and keeps all of them without a response', async () => {
    localStorage.clear();
    const journal = createReviewJournal('ada', localStorage);
    for (let at = 0; at < 150; at += 1) journal.save(review(`op ${at}`));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const offline = (() => Promise.reject(new ProductError('NETWORK'))) as unknown as Api;
    await deliverLeftReviews(offline, journal, () => 0);
    expect(journal.read()).toHaveLength(150);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    await deliverLeftReviews(server().api, journal, () => 0);
    expect(journal.read()).toEqual([]);
  });
});
