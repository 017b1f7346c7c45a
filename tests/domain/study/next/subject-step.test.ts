import { expect, test } from 'vitest';
import { type StepTopic, subjectStep } from '#domain/study/next/subject-step.rule.ts';

const NONE_STARTED = { attempt: null, reading: null };

const topic = (name: string, changes: Partial<StepTopic> = {}): StepTopic => ({
  topic: name,
  mastery: { level: 'developing', estimate: 0.5, practice: 'quiz', answered: 9 },
  ...{ examShare: null, quiz: 'q', dueCards: 2, newCards: 30, weakQuestions: 20, questionCount: 5, note: null },
  ...changes,
});
const practice = (name: StepTopic['mastery']['practice'], estimate = 0.5): StepTopic['mastery'] => ({
  ...{ level: 'developing', answered: 9 },
  ...{ estimate, practice: name },
});

test('an open attempt is continued before a material in progress, and that before anything new', () => {
  const attempt = { topic: 't', attempt: 'a', quiz: 'q', questionsLeft: 4 };
  const reading = { topic: 't', material: 'm', kind: 'video', secondsLeft: 61 } as const;
  expect(subjectStep({ attempt, reading }, [topic('t')])).toMatchObject({ kind: 'attempt', count: 4, seconds: 360 });
  expect(subjectStep({ attempt: null, reading }, [topic('t')])).toMatchObject({
    ...{ kind: 'material', reason: 'started', seconds: 61, material: { id: 'm', kind: 'video' } },
  });
});

test('the topic with the most marks to gain comes first', () => {
  const topics = [
    topic('weak but rarely asked', { mastery: practice('quiz', 0.2), examShare: 0.1 }),
    topic('often asked', { mastery: practice('quiz', 0.5), examShare: 0.6 }),
    topic('known', { mastery: practice('quiz', 0.95), examShare: 0.3 }),
  ];
  expect(subjectStep(NONE_STARTED, topics)).toMatchObject({ topic: 'often asked', reason: 'mostMarks' });
  expect(
    subjectStep(
      NONE_STARTED,
      topics.map((each) => ({ ...each, examShare: null })),
    ),
  ).toMatchObject({
    topic: 'weak but rarely asked',
    reason: 'weakest',
  });
});

test.each([
  ['dueCards', 2, 24],
  ['newCards', 10, 300],
  ['weakQuestions', 8, 720],
  ['quiz', 5, 450],
] as const)('%s have their number and their time', (name, count, seconds) => {
  expect(subjectStep(NONE_STARTED, [topic('t', { mastery: practice(name) })])).toMatchObject({
    kind: name,
    count,
    seconds,
  });
});

test('a topic without answers starts with its notes, and has no level yet', () => {
  const mastery = { level: 'unknown', estimate: 0.6, practice: 'quiz', answered: 0 } as const;
  const note = { material: 'm', secondsLeft: 180 };
  expect(subjectStep(NONE_STARTED, [topic('t', { mastery, note })])).toMatchObject({
    ...{ kind: 'note', reason: 'notKnownYet', seconds: 180, material: { id: 'm', kind: 'noteBooklet' } },
  });
  expect(subjectStep(NONE_STARTED, [topic('t', { mastery })])).toMatchObject({ kind: 'quiz', reason: 'notKnownYet' });
});

test('topics that no paper asks about come last, but are still recommended', () => {
  const unasked = topic('unasked', { examShare: 0 });
  expect(subjectStep(NONE_STARTED, [unasked, topic('asked', { examShare: 0.1 })])).toMatchObject({ topic: 'asked' });
  expect(subjectStep(NONE_STARTED, [unasked])).toMatchObject({ topic: 'unasked', reason: 'weakest' });
});

test('if nothing would help, there is no step', () => {
  expect(subjectStep(NONE_STARTED, [])).toBeNull();
  expect(subjectStep(NONE_STARTED, [topic('t', { mastery: practice(null) })])).toBeNull();
});
