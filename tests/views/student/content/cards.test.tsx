import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as browseView from '#views/student/cards/browse.view.tsx';
import * as decksView from '#views/student/cards/decks.view.tsx';
import * as reviewView from '#views/student/cards/review.view.tsx';
import { fakeApi, showView } from '../../../support/browser/show-view.tsx';

const LOCATION = '/subject/physics/topic/waves/flashcard';
const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics' };
const TOPIC = { id: 't1', slug: 'waves', title: 'Waves', summary: '', subject: SUBJECT, quizzes: [] };
const REF = { id: 'd1', title: 'Key terms', isOwn: false, subject: SUBJECT, topic: TOPIC };
const DECK = {
  ...{ id: 'd1', title: 'Key terms', summary: 'All of them', isOwn: false, cardCount: 9 },
  ...{ dueCount: 2, newCount: 3, learnedCount: 4, asideCount: 1 },
};
const card = (id: string, content: object, more: object = {}) => ({
  ...{ id, note: `note ${id}`, ordinal: 1, content, section: '', images: [], sequence: 0, memory: null },
  ...{ isSuspended: false, isLeech: false, isBuried: false },
  ...more,
});
const basic = (front: string, typed = false) => ({ kind: 'basic', front, back: `${front} answer`, typed });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Sent = {
  readonly operations: readonly { operationId: string; card: string; grade: string | null; sequence: number }[];
};
const isPersistent = ({ operations }: Sent) => ({
  saveReviews: operations.map(({ operationId }) => ({ operationId, applied: true, refused: null, state: null })),
});

describe('the decks of a topic', () => {
  const show = (decks: readonly object[]) => {
    const { api } = fakeApi({ topic: () => ({ topic: TOPIC }), decks: () => ({ decks }) });
    return showView('topic.flashcard.deck', decksView, { at: `${LOCATION}/deck`, api });
  };

  test('show what is due, new and learned, and link to it', async () => {
    show([DECK, { ...DECK, id: 'own', title: '', isOwn: true }]);
    expect((await screen.findAllByText('9 cards · 2 due · 3 new · 4 learned · 1 suspended')).length).toBe(2);
    expect(screen.getByRole('link', { name: 'Study Key terms' }).getAttribute('href')).toBe(`${LOCATION}/d1`);
    expect(screen.getByRole('link', { name: 'Browse My cards' }).getAttribute('href')).toBe(
      `${LOCATION}/flash2?deck=own`,
    );
  });

  test('say so if there are none', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'No decks yet' })).toBeDefined();
  });

  test('create a student’s own card, and show its errors', async () => {
    const { api, calls } = fakeApi({
      topic: () => ({ topic: TOPIC }),
      decks: () => ({ decks: [] }),
      createCard: () => ({ createCard: { id: 'n', deck: 'own', cardCount: 2 } }),
    });
    showView('topic.flashcard.deck', decksView, { at: `${LOCATION}/deck`, api });
    await userEvent.click(await screen.findByRole('button', { name: 'Create card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create card' }));
    await userEvent.selectOptions(dialog.getByLabelText('Card type'), 'reversed');
    await userEvent.type(dialog.getByLabelText('Front'), 'dog');
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    expect(dialog.getByText('Enter text or add an image')).toBeDefined();
    expect(calls.some(({ name }) => name === 'createCard')).toBe(false);
    await userEvent.selectOptions(dialog.getByLabelText('Card type'), 'image');
    await userEvent.type(await dialog.findByLabelText('Image description'), 'A heart');
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    expect(dialog.getByText('Choose an image')).toBeDefined();
  });
});

describe('a study session', () => {
  const show = (cards: readonly object[], answer: (sent: Sent) => object = isPersistent) => {
    const session = { now: 'now', desiredRetention: 0.9, deck: REF, cards };
    const { api, calls } = fakeApi({
      topic: () => ({ topic: TOPIC }),
      cardSession: () => ({ cardSession: session }),
      decks: () => ({ decks: [DECK] }),
      saveReviews: (sent) => answer(sent as Sent),
    });
    const shown = showView('topic.flashcard', reviewView, { at: `${LOCATION}/d1`, api });
    const grades = () =>
      calls.filter(({ name }) => name === 'saveReviews').flatMap(({ variables }) => (variables as Sent).operations);
    return { ...shown, grades };
  };
  const reviewKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('lectern.review/'));

  test('works by keyboard alone: space, a grade, and back', async () => {
    const { grades } = show([card('a', basic('one')), card('b', basic('two'))]);
    expect(await screen.findByText('one')).toBeDefined();
    expect(screen.queryByText('one answer')).toBeNull();
    await userEvent.keyboard('4');
    expect(screen.queryByText('two')).toBeNull();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('one answer')).toBeDefined();
    expect(screen.getByRole('button', { name: /Easy/ }).textContent).toContain('days');
    await userEvent.keyboard('4');
    expect(await screen.findByText('two')).toBeDefined();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('one')).toBeDefined();
    await waitFor(() =>
      expect(grades().map(({ grade, sequence }) => [grade, sequence])).toEqual([
        ['easy', 1],
        [null, 2],
      ]),
    );
    await waitFor(() => expect(reviewKeys()).toEqual([]));
  });

  test('compares a typed answer, and offers grades for it', async () => {
    show([card('a', basic('capital', true))]);
    const field = await screen.findByLabelText('Your answer');
    await userEvent.type(field, 'capitl 1 answer{Enter}');
    expect(await screen.findByText(/Not quite/)).toBeDefined();
    expect(document.querySelector('ins')?.textContent).toBe('a');
    expect([...document.querySelectorAll('del')].map((each) => each.textContent).join('')).toContain('1');
  });

  test('ends with suggestions for what to do next', async () => {
    show([card('a', basic('one'))]);
    await screen.findByText('one');
    await userEvent.keyboard(' 4');
    expect(await screen.findByRole('heading', { name: 'Done for now' })).toBeDefined();
    expect(screen.getByText(/You reviewed 1 card. Next card due in \d+ days/)).toBeDefined();
    expect(await screen.findByRole('link', { name: 'All decks in this topic' })).toBeDefined();
  });

  test('saves every review on the device while offline, and says so', async () => {
    let reached = false;
    const { grades } = show([card('a', basic('one')), card('b', basic('two'))], (sent) => {
      if (!reached) throw new ProductError('NETWORK');
      return isPersistent(sent);
    });
    await screen.findByText('one');
    await userEvent.keyboard(' 4');
    expect(await screen.findByText(/1 review is saved on this device only/)).toBeDefined();
    expect(reviewKeys()).toHaveLength(1);
    cleanup();
    expect(reviewKeys()).toHaveLength(1);
    reached = true;
    const later = show([card('b', basic('two'))]);
    await screen.findByText('two');
    expect(later.grades()[0]?.operationId).toBe(grades()[0]?.operationId);
    await waitFor(() => expect(reviewKeys()).toEqual([]));
  });

  test('continues if the server rejects a card permanently', async () => {
    show([card('a', basic('one'))], ({ operations }) => ({
      saveReviews: operations.map(({ operationId }) => ({
        operationId,
        applied: false,
        refused: 'NOT_FOUND',
        state: null,
      })),
    }));
    await screen.findByText('one');
    await userEvent.keyboard(' 4');
    expect(await screen.findByText(/1 review couldn’t be saved/)).toBeDefined();
    expect(reviewKeys()).toEqual([]);
  });

  test('renders the content of a card as text only', async () => {
    show([card('a', basic('<img src=x onerror=alert(1)> <script>alert(2)</script>'))]);
    expect(await screen.findByText(/onerror=alert/)).toBeDefined();
    expect(document.querySelector('article img, article script')).toBeNull();
  });
});

describe('browsing', () => {
  test('flips cards and moves on, without counting reviews', async () => {
    const { api, calls } = fakeApi({
      topic: () => ({ topic: TOPIC }),
      deckContent: () => ({
        deckContent: {
          deck: { ...REF, isOwn: true },
          cards: [card('a', basic('one')), card('b', basic('two'), { isSuspended: true })],
        },
      }),
      deleteCard: () => ({ deleteCard: true }),
    });
    showView('topic.flashcard.flash2', browseView, { at: `${LOCATION}/flash2?deck=d1`, api });
    const shown = () => within(screen.getByRole('article'));
    await screen.findByText('Card 1 of 2');
    expect(shown().queryByText('one answer')).toBeNull();
    await userEvent.keyboard(' ');
    expect(shown().getByText('one answer')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown().getByText('two')).toBeDefined();
    expect(shown().queryByText('two answer')).toBeNull();
    expect(calls.some(({ name }) => name === 'saveReviews')).toBe(false);
    expect(
      within(screen.getByRole('group', { name: 'Actions for two' })).getByRole('button', { name: 'Unsuspend' }),
    ).toBeDefined();
  });
});
