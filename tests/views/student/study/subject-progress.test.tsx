import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
  drill: string | null = null,
) => ({
  examShare,
  progress: {
    ...{ topic: topicOf(slug, title), subject: SUBJECT, level, estimate: 0.5, low: 0.3, high: 0.7 },
    ...{ reason: 'wrongLately', answered: 9, restedDays: 1, drill, quiz: 'q1', dueCards: 0, weakQuestions: 3 },
  },
});
const TOPICS = [
  progressOf('waves', 'Waves', 'beginning', 0.6, 'weakQuestions'),
  progressOf('heat', 'Heat', 'developing', 0.1),
  progressOf('light', 'Light', 'mastered', 0.3),
  progressOf('dust', 'Dust', 'unknown', 0),
];
const GRADE = {
  availability: 'available',
  range: { mostLikely: 'B', best: 'A', worst: null, lowest: 'E', probability: 0.78, score: 0.62 },
  gains: [{ topic: topicOf('waves', 'Waves'), minutes: 20, rise: 0.0312 }],
  missing: null,
  history: [],
};

function show(grade: object, topics: readonly object[] = TOPICS, user = STUDENT): void {
  const { api } = fakeApi({
    subject: () => ({ subject: SUBJECT }),
    subjectProgress: () => ({ subjectProgress: { topics, grade } }),
  });
  showView('subject', subjectView, { at: '/subject/physics', api, user });
}

test('the map links every topic to its practice, and marks the weak ones with a large share of the exam', async () => {
  show(GRADE);
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  const tiles = within(map).getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'WavesLearning60% of the exam Needs work',
    'HeatDeveloping10% of the exam',
    'LightMastered30% of the exam',
    'DustNo level yetNot in past papers',
  ]);
  expect(tiles[0]?.getAttribute('href')).toBe('/subject/physics/topic/waves/quiz/q1');
  expect(tiles[1]?.getAttribute('href')).toBe('/subject/physics/topic/heat');
});

test('without past papers the map says nothing about the exam', async () => {
  show({ ...GRADE, availability: 'noBoundaries', range: null, gains: [] }, [
    progressOf('heat', 'Heat', 'secure', null),
  ]);
  const map = await screen.findByRole('region', { name: 'Mastery map' });
  expect(within(map).getByRole('link').textContent).not.toContain('exam');
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

test('who is no student has neither', async () => {
  show(GRADE, TOPICS, { ...STUDENT, userRole: 'teacher' });
  await screen.findByRole('heading', { name: 'Topics' });
  expect(screen.queryByRole('region', { name: 'Mastery map' })).toBeNull();
});
