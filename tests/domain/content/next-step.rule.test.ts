import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import { CONTENT_OF_KIND, isMaterialKind, MATERIAL_KINDS, type MaterialKind } from '#domain/content/material-kind.ts';
import type { MaterialSummary } from '#domain/content/material-summary.ts';
import { nextStep } from '#domain/content/next-step.rule.ts';
import { topicProgress } from '#domain/content/topic-progress.rule.ts';

const material = (kind: MaterialKind, share = 0, doneAt: string | null = null): MaterialSummary => ({
  id: kind,
  kind,
  title: kind,
  summary: '',
  seconds: 60,
  share,
  doneAt,
});
const attempt = (marks: number | null, submittedAt: string | null = 'then') => ({
  id: 'a',
  submittedAt,
  marks,
  marksOutOf: 10,
});
const quiz = (id: string, lastAttempt: ReturnType<typeof attempt> | null = null) => ({ id, lastAttempt });
const DONE = [material('noteBooklet', 1, 'then'), material('onePageSummary', 1, 'then')];

describe('the next step in a topic', () => {
  test.each([
    ['nothing if nothing is accessible', [], [], null],
    [
      'an open quiz before anything else',
      [material('video', 0.5)],
      [quiz('q', attempt(null, null))],
      { step: 'goOnQuiz', quiz: 'q' },
    ],
    ['what was started', [material('noteBooklet'), material('video', 0.5)], [quiz('q')], { step: 'goOnMaterial' }],
    [
      'the notes before a first quiz',
      [material('onePageSummary'), material('noteBooklet')],
      [quiz('q')],
      { step: 'beginMaterial' },
    ],
    ['a quiz once the notes are read', DONE, [quiz('q', attempt(9)), quiz('new')], { step: 'tryQuiz', quiz: 'new' }],
    [
      'the worst result again',
      DONE,
      [quiz('fair', attempt(6)), quiz('poor', attempt(2))],
      { step: 'againQuiz', quiz: 'poor' },
    ],
    ['nothing once every result is good', DONE, [quiz('q', attempt(9))], { step: 'allDone' }],
  ] as const)('is %s', (_, materials, quizzes, expected) => {
    const step = nextStep(materials, quizzes);
    if (expected === null) expect(step).toBeNull();
    else expect(step).toMatchObject(expected);
  });

  test('names the note booklet, not the first in the list', () => {
    expect(nextStep([material('examFocus'), material('noteBooklet')], [])).toMatchObject({
      material: { kind: 'noteBooklet' },
    });
  });
});

test('the order is: learn, practise, summarise, look at exam focus', () => {
  const learned = [...MATERIAL_KINDS];
  const order: unknown[] = [];
  const quizzes = [quiz('q')];
  for (let at = 0; at < 9; at += 1) {
    const step = nextStep(
      learned.map((kind) => material(kind, order.includes(kind) ? 1 : 0, order.includes(kind) ? 'then' : null)),
      order.includes('quiz') ? [quiz('q', attempt(9))] : quizzes,
    );
    order.push(step?.step === 'tryQuiz' ? 'quiz' : step?.step === 'beginMaterial' ? step.material.kind : step?.step);
  }
  expect(order).toEqual([
    'noteBooklet',
    'video',
    'audio',
    'quiz',
    'onePageSummary',
    'deck',
    'examFocus',
    'short',
    'allDone',
  ]);
});

test('a result of four fifths is good enough, and one without marks cannot be improved', () => {
  expect(nextStep([], [quiz('q', attempt(8))])).toEqual({ step: 'allDone' });
  expect(nextStep([], [quiz('q', attempt(7))])).toEqual({ step: 'againQuiz', quiz: 'q' });
  expect(nextStep([], [quiz('q', attempt(null))])).toEqual({ step: 'allDone' });
  expect(nextStep([], [quiz('q', { ...attempt(0), marksOutOf: 0 })])).toEqual({ step: 'allDone' });
  expect(nextStep([], [quiz('q', { ...attempt(1), marksOutOf: null as unknown as number })])).toEqual({
    step: 'allDone',
  });
});

test('every kind of material has a content type of the plans', () => {
  expect(MATERIAL_KINDS.every(isMaterialKind)).toBe(true);
  expect(['quiz', '', 'toString'].some(isMaterialKind)).toBe(false);
  for (const kind of MATERIAL_KINDS) expect(CONTENT_TYPES).toContain(CONTENT_OF_KIND[kind]);
  expect(CONTENT_OF_KIND).toMatchObject({ deck: 'flashcard', examFocus: 'examQuestion' });
});

test('the progress in a topic counts materials and quizzes alike', () => {
  const kinds = [
    { kind: 'video', count: 3, done: 1 },
    { kind: 'deck', count: 1, done: 1 },
  ];
  expect(topicProgress({ quizCount: 4, quizzesDone: 2, kinds })).toEqual({ count: 8, done: 4 });
});
