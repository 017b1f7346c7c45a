import { expect, test } from 'vitest';
import { type SubtopicAnswer, subtopicMastery } from '#domain/study/mastery/subtopic-mastery.rule.ts';

const NOW = Date.UTC(2027, 0, 10);
const answer = (subtopic: string | null, credit: number): SubtopicAnswer => ({
  ...{ at: NOW - 3_600_000, credit, facility: null, estimate: null, choices: null, isGuess: false },
  subtopic,
});
const answers = (subtopic: string | null, credits: readonly number[]) =>
  credits.map((credit) => answer(subtopic, credit));
const of = (given: readonly SubtopicAnswer[], estimate = 0.6, now = NOW) =>
  subtopicMastery(
    ['Graphs', 'Energy', 'Forces', 'Action'].map((title) => ({ title, questionCount: 4 })),
    { answers: given, estimate, accuracies: { topic: 0.65, overall: 0.65 } },
    now,
  );

test('subtopics with a level come first, the weakest first; then the others by title', () => {
  const found = of([...answers('Graphs', [1, 1, 1, 1]), ...answers('Forces', [0, 0, 0, 0])]);
  expect(found.map(({ title, level }) => [title, level === 'unknown'])).toEqual([
    ['Forces', false],
    ['Graphs', false],
    ['Action', true],
    ['Energy', true],
  ]);
  const [forces, graphs] = found;
  expect(forces?.estimate).toBeLessThan(0.6);
  expect(graphs?.estimate).toBeGreaterThan(0.6);
});

test('without answers a subtopic is as likely known as its topic, and less certain than with them', () => {
  const [withAnswers, without] = [of(answers('Graphs', [1, 0, 1, 1, 0]))[0], of([])[0]];
  expect(without?.estimate).toBe(0.6);
  const width = (each: typeof without) => (each?.high ?? 0) - (each?.low ?? 0);
  expect(width(withAnswers)).toBeLessThan(width(without));
});

test('answers without a subtopic, or of another, change nothing', () => {
  expect(of([...answers(null, [0, 0, 0]), ...answers('Waves', [1, 1, 1])])).toEqual(of([]));
});

test('evidence decays towards the topic', () => {
  const given = answers('Graphs', [0, 0, 0, 0]);
  const later = of(given, 0.6, NOW + 60 * 86_400_000).find(({ title }) => title === 'Graphs');
  expect(later?.estimate).toBeGreaterThan(of(given)[0]?.estimate ?? 1);
});
