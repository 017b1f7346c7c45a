import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as subjectView from '#views/student/content/subject.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

afterEach(cleanup);

const SUBJECT = { id: 's1', slug: 'physics', title: 'Physics', summary: '', topics: [] };
const topicOf = (slug: string, title: string) => ({ id: slug, slug, title });
const progressOf = (
  slug: string,
  title: string,
  level: string,
  examShare: number | null,
  practice: string | null = null,
) => ({
  ...{ examShare, openQuestions: 4, noteSeconds: 360 },
  progress: {
    ...{ topic: topicOf(slug, title), subject: SUBJECT, level, estimate: 0.5, low: 0.3, high: 0.7 },
    ...{ reason: 'wrongLately', answered: 9, restedDays: 1, practice, quiz: 'q1', dueCards: 0, weakQuestions: 3 },
  },
});
const TOPICS = [
  progressOf('waves', 'Waves', 'beginning', 0.6, 'weakQuestions'),
  progressOf('heat', 'Heat', 'developing', 0.1),
  progressOf('light', 'Light', 'mastered', 0.3),
  progressOf('dust', 'Dust', 'unknown', 0),
];
const STEP = {
  ...{ kind: 'weakQuestions', reason: 'mostMarks', topic: topicOf('waves', 'Waves'), count: 3, seconds: 270 },
  ...{ quiz: 'q1', attempt: null, material: null },
};
const GRADE = {
  availability: 'available',
  range: { mostLikely: 'B', best: 'A', worst: null, lowest: 'E', probability: 0.78, score: 0.62 },
  gains: [{ topic: topicOf('waves', 'Waves'), minutes: 20, rise: 0.0312 }],
  missing: null,
  history: [],
};

/** Presses, and waits for what the press requests: React forgets a promise that is first read in a synchronous `act`. */
const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

type Shown = {
  readonly topics?: readonly object[];
  readonly next?: object | null;
  readonly subject?: object;
  /** Null: they cannot be read. */
  readonly subtopics?: readonly object[] | null;
};

function show(
  grade: object,
  { topics = TOPICS, next = null, subject = SUBJECT, subtopics = [] }: Shown = {},
  user = STUDENT,
) {
  const { api, calls } = fakeApi({
    subject: () => ({ subject }),
    subjectProgress: () => ({ subjectProgress: { topics, next, grade } }),
    subtopics: () => {
      if (subtopics === null) throw new ProductError('NETWORK');
      return { subtopics };
    },
  });
  showView('subject', subjectView, { at: '/subject/physics', api, user });
  return calls;
}

test('the map shows every topic, and marks the weak ones with a large share of the exam', async () => {
  show(GRADE);
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  const tiles = within(map).getAllByRole('button');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'WavesLearningOur estimate: 30% to 70% correct today.60% of the exam Needs work',
    'HeatDevelopingOur estimate: 30% to 70% correct today.10% of the exam',
    'LightMasteredOur estimate: 30% to 70% correct today.30% of the exam',
    'DustNo level yetNot in past papers',
  ]);
});

test('a tile reveals its subtopics with their levels and their practice, once it is pressed', async () => {
  const subtopic = { ...{ title: 'Sound', questionCount: 4, level: 'developing' }, estimate: 0.5, low: 0.3, high: 0.7 };
  const calls = show(GRADE, { subtopics: [subtopic] });
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  const tile = within(map).getByRole('button', { name: /^Waves/ });
  expect(calls.map(({ name }) => name)).not.toContain('subtopics');
  expect(tile.getAttribute('aria-expanded')).toBe('false');
  await press(tile);
  expect(tile.getAttribute('aria-expanded')).toBe('true');
  const link = await within(map).findByRole('link', { name: 'Practise Sound' });
  expect(link.getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1?subtopic=Sound');
  expect(link.closest('li')?.textContent).toContain('Developing');
  expect(within(map).getByRole('link', { name: 'Practise Waves' }).getAttribute('href')).toBe(
    '/subject/physics/topic/waves/quiz/q1',
  );
  await press(within(map).getByRole('button', { name: /^Heat/ }));
  expect(within(map).getByRole('link', { name: 'Practise Heat' }).getAttribute('href')).toBe(
    '/subject/physics/topic/heat',
  );
  expect(tile.getAttribute('aria-expanded')).toBe('false');
  await press(within(map).getByRole('button', { name: /^Heat/ }));
  expect(within(map).queryByRole('link')).toBeNull();
});

test('a topic without subtopics says so, and a failure can be tried again', async () => {
  show(GRADE, { subtopics: [] });
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  await press(within(map).getByRole('button', { name: /^Waves/ }));
  expect(await within(map).findByText('This topic has no subtopics.')).toBeDefined();
  cleanup();
  show(GRADE, { subtopics: null });
  const again = await screen.findByRole('region', { name: 'Mastery map' });
  await press(within(again).getByRole('button', { name: /^Waves/ }));
  expect(await within(again).findByRole('alert')).toBeDefined();
});

test('without past papers the map says nothing about the exam', async () => {
  show(
    { ...GRADE, availability: 'noBoundaries', range: null, gains: [] },
    {
      topics: [progressOf('heat', 'Heat', 'secure', null)],
    },
  );
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  expect(within(map).getByRole('button').textContent).not.toContain('exam');
  expect(screen.queryByRole('region', { name: 'Predicted grade' })).toBeNull();
});

test('a predicted grade has its range, its probability and what would raise it', async () => {
  show(GRADE);
  const grade = await screen.findByRole('region', { name: 'Predicted grade' });
  expect(grade.textContent).toContain('Most likely B');
  expect(grade.textContent).toContain('Likely range: below E to A (80%)');
  expect(grade.textContent).toContain('20 min of practice: about 3.1 percentage points more');
  expect(within(grade).getByRole('link', { name: 'Practise Waves' }).getAttribute('href')).toBe(
    '/subject/physics/topic/waves/quiz/q1',
  );
});

test('a grade is never called certain', async () => {
  show({ ...GRADE, range: { ...GRADE.range, best: 'B', worst: 'B', probability: 1 } });
  expect((await screen.findByRole('region', { name: 'Predicted grade' })).textContent).toContain('95% likely');
});

test('with few answers it says how many are missing, and where to start', async () => {
  const missing = { answers: 12, topics: [topicOf('dust', 'Dust')] };
  show({ ...GRADE, availability: 'fewAnswers', range: null, gains: [], missing });
  const grade = await screen.findByRole('region', { name: 'Predicted grade' });
  expect(grade.textContent).toContain('Answer at least 12 more questions to see your predicted grade.');
  expect(within(grade).getByRole('link', { name: 'Practise Dust' })).toBeDefined();
});

test('users who are not students have neither, and request neither', async () => {
  const calls = show(GRADE, {}, { ...STUDENT, userRole: 'teacher' });
  await screen.findByRole('heading', { name: 'Topics' });
  expect(screen.queryByRole('region', { name: 'Mastery map' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('subjectProgress');
});

test('the next step says what to do, how long it takes and why, and links to it', async () => {
  show(GRADE, { next: STEP });
  const step = await screen.findByRole('region', { name: 'Next step: Retry questions: Waves' });
  expect(step.textContent).toContain('3 questions · about 5 min');
  expect(step.textContent).toContain('You can gain the most marks here: it’s worth 60% of the exam.');
  expect(within(step).getByRole('link').getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1');
});

test.each([
  ['an open attempt', { kind: 'attempt', reason: 'started', attempt: 'a 1' }, '/quiz/q1?attempt=a%201'],
  ['a note', { kind: 'note', quiz: null, material: { id: 'm1', kind: 'noteBooklet' } }, '/note?note=m1'],
  ['due cards', { kind: 'dueCards', quiz: null }, '/flashcard/deck'],
  ['questions without a quiz', { kind: 'quiz', quiz: null }, '/quiz'],
])('the next step links to %s', async (_, step, address) => {
  show(GRADE, { next: { ...STEP, ...step } });
  const region = await screen.findByRole('region', { name: /^Next step/ });
  expect(within(region).getByRole('link').getAttribute('href')).toBe(`/subject/physics/topic/waves${address}`);
});

test('each topic shows its level, its share of the exam and what is left', async () => {
  const base = { summary: '', questionCount: 9, quizCount: 1, quizzesDone: 0, kinds: [] };
  const waves = { ...topicOf('waves', 'Waves'), ...base };
  show(GRADE, { subject: { ...SUBJECT, topics: [waves] } });
  const topics = await screen.findByRole('region', { name: 'Topics' });
  const card = await within(topics).findByText('6 min of notes · 4 new questions');
  expect(card.closest('a')?.textContent).toContain('Learning');
  expect(card.closest('a')?.textContent).toContain('60% of the exam');
});
