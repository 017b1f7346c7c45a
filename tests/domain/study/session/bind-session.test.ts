import { expect, test } from 'vitest';
import { bindSession, type SessionContent } from '#domain/study/session/bind-session.rule.ts';
import type { PlannedStep } from '#domain/study/session/session-step.ts';

const EMPTY: SessionContent = { dueCards: [], newCards: [], questions: [], written: [], sections: [] };
const PLANNED: readonly PlannedStep[] = [
  {
    kind: 'cards',
    from: [
      { topic: 'a', count: 2 },
      { topic: 'b', count: 1 },
    ],
    seconds: 36,
    reason: 'due',
  },
  { kind: 'question', topic: 'a', seconds: 90, reason: 'weak' },
  { kind: 'question', topic: 'b', seconds: 90, reason: 'weak' },
  { kind: 'material', topic: 'a', material: 'm', seconds: 120, reason: 'newMaterial' },
  { kind: 'question', topic: 'a', seconds: 90, reason: 'newMaterial' },
  { kind: 'written', topic: 'a', seconds: 300, reason: 'written' },
];

test('each step gets what its topic has, once, and questions are numbered in their order', () => {
  const { steps, versions } = bindSession(PLANNED, {
    dueCards: [
      { topic: 'b', card: 'b1' },
      { topic: 'a', card: 'a1' },
      { topic: 'a', card: 'a2' },
    ],
    newCards: [],
    questions: [
      { topic: 'a', version: 'q1' },
      { topic: 'b', version: 'q2' },
      { topic: 'a', version: 'q3' },
    ],
    written: [{ topic: 'a', version: 'w1' }],
    sections: [{ material: 'm', section: 2, share: 0.5 }],
  });
  expect(versions).toEqual(['q1', 'q2', 'q3', 'w1']);
  expect(steps).toEqual([
    { kind: 'cards', topic: 'a', cards: ['a1', 'a2', 'b1'], seconds: 36, reason: 'due' },
    { kind: 'question', topic: 'a', position: 1, seconds: 90, reason: 'weak' },
    { kind: 'question', topic: 'b', position: 2, seconds: 90, reason: 'weak' },
    { kind: 'material', topic: 'a', material: 'm', section: 2, share: 0.5, seconds: 120, reason: 'newMaterial' },
    { kind: 'question', topic: 'a', position: 3, seconds: 90, reason: 'newMaterial' },
    { kind: 'written', topic: 'a', position: 4, seconds: 300, reason: 'written' },
  ]);
});

test('content that no longer exists or is reserved is left out, and so is its time', () => {
  const { steps, versions } = bindSession(PLANNED, {
    ...EMPTY,
    dueCards: [{ topic: 'b', card: 'b1' }],
    questions: [{ topic: 'b', version: 'q2' }],
  });
  expect(versions).toEqual(['q2']);
  expect(steps).toEqual([
    { kind: 'cards', topic: 'b', cards: ['b1'], seconds: 12, reason: 'due' },
    { kind: 'question', topic: 'b', position: 1, seconds: 90, reason: 'weak' },
  ]);
  expect(bindSession(PLANNED, EMPTY)).toEqual({ steps: [], versions: [] });
});
