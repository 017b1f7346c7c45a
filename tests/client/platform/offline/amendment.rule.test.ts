import { expect, test } from 'vitest';
import { amendmentsBy } from '#client/platform/offline/amendment.rule.ts';

const item = (position: number, sequence: number) => ({ position, sequence, response: null, operationId: null });
const saved = (refusal: string | null) => ({
  saveAnswers: {
    state: { now: '2026-01-01T10:00:00Z' },
    receipts: [{ operationId: 'o1', position: 1, refusal, highest: 3 }],
  },
});
const variables = {
  input: {
    attempt: 'a1',
    device: 'd1',
    answers: [{ operationId: 'o1', position: 1, sequence: 3, response: { at: 2 } }],
  },
};
const stored = { attempt: { id: 'a1', items: [item(0, 0), item(1, 2)] } };

test('a saved answer is added to its cached attempt, and to no other', () => {
  const [amendment] = amendmentsBy('saveAnswers', variables, saved(null));
  expect(amendment).toMatchObject({ of: 'openAttempt', variables: { id: 'a1' } });
  expect(amendment?.change(stored)).toMatchObject({
    attempt: {
      items: [item(0, 0), { position: 1, sequence: 3, response: { at: 2 }, operationId: 'o1', device: 'd1' }],
    },
  });
});

test('a refused answer changes nothing, nor does a late one', () => {
  expect(amendmentsBy('saveAnswers', variables, saved('SEQUENCE_TAKEN'))[0]?.change(stored)).toEqual(stored);
  const newer = { attempt: { id: 'a1', items: [item(1, 9)] } };
  expect(amendmentsBy('saveAnswers', variables, saved(null))[0]?.change(newer)).toEqual(newer);
});

test('a submitted attempt is no longer open', () => {
  expect(amendmentsBy('submitAttempt', { attempt: 'a1' }, {})[0]?.change(stored)).toBeNull();
});

test('a saved review moves its card, and no other', () => {
  const [amendment] = amendmentsBy(
    'saveReviews',
    { operations: [{ operationId: 'r1', card: 'c1' }] },
    { saveReviews: [{ operationId: 'r1', state: { sequence: 4, memory: { due: 9 } } }] },
  );
  const session = {
    cardSession: {
      cards: [
        { id: 'c1', sequence: 3 },
        { id: 'c2', sequence: 0 },
      ],
    },
  };
  expect(amendment?.change(session)).toEqual({
    cardSession: {
      cards: [
        { id: 'c1', sequence: 4, memory: { due: 9 } },
        { id: 'c2', sequence: 0 },
      ],
    },
  });
});

test('a highlight and a reading position are added to their own note', () => {
  const note = { notes: { shown: { id: 'n1', heading: null, annotations: [{ id: 'm1', revision: 1 }] } } };
  const mark = { id: 'm1', revision: 2 };
  expect(amendmentsBy('saveAnnotation', { material: 'n1', annotation: mark }, {})[0]?.change(note)).toMatchObject({
    notes: { shown: { annotations: [mark] } },
  });
  expect(amendmentsBy('saveReadingPosition', { material: 'n1', heading: 'h' }, {})[0]?.change(note)).toMatchObject({
    notes: { shown: { heading: 'h' } },
  });
  expect(amendmentsBy('saveReadingPosition', { material: 'n2', heading: 'h' }, {})[0]?.change(note)).toBe(note);
});

test('other operations change nothing', () => {
  expect(amendmentsBy('home', {}, {})).toEqual([]);
  expect(amendmentsBy('constructor', {}, {})).toEqual([]);
});
