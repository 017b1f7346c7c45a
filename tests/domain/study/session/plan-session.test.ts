import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planSession, type SessionInput, type SessionTopic } from '#domain/study/session/plan-session.rule.ts';
import type { PlannedStep } from '#domain/study/session/session-step.ts';

const topic = (id: string, more: Partial<SessionTopic> = {}): SessionTopic => ({
  topic: id,
  isOwn: true,
  estimate: 0.5,
  restedDays: 1,
  unansweredDays: 1,
  dueCards: 0,
  newCards: 0,
  questions: 0,
  weakQuestions: 0,
  hasWritten: false,
  note: null,
  examInDays: null,
  ...more,
});

const topics: fc.Arbitrary<readonly SessionTopic[]> = fc
  .array(
    fc.record({
      isOwn: fc.boolean(),
      estimate: fc.double({ min: 0, max: 1, noNaN: true }),
      restedDays: fc.option(fc.nat(900)),
      unansweredDays: fc.option(fc.nat(900)),
      dueCards: fc.nat(80),
      newCards: fc.nat(40),
      questions: fc.nat(8),
      weakQuestions: fc.nat(20),
      hasWritten: fc.boolean(),
      note: fc.option(fc.record({ material: fc.uuid(), isStarted: fc.boolean() })),
      examInDays: fc.option(fc.integer({ min: 0, max: 3_700 })),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, at) => topic(`topic ${at}`, row)));
const input: fc.Arbitrary<SessionInput> = fc.record({ minutes: fc.integer({ min: 0, max: 720 }), topics });

const isQuestion = (step: PlannedStep) => step.kind === 'question';
const topicsOf = (steps: readonly PlannedStep[], kind: 'due' | 'newCards') =>
  steps.flatMap((step) => (step.kind === 'cards' && step.reason === kind ? step.from : []));

describe('a session', () => {
  test('is not longer than the minutes, except for a single step', () => {
    fc.assert(
      fc.property(input, ({ minutes, topics: known }) => {
        const { steps, seconds } = planSession({ minutes, topics: known });
        expect(seconds).toBe(steps.reduce((sum, step) => sum + step.seconds, 0));
        if (steps.length > 1) expect(seconds).toBeLessThanOrEqual(minutes * 60);
        if (minutes === 0) expect(steps).toEqual([]);
      }),
    );
  });

  test('uses nothing more often than it exists', () => {
    fc.assert(
      fc.property(input, ({ minutes, topics: known }) => {
        const { steps } = planSession({ minutes, topics: known });
        for (const each of known) {
          const cards = (of: 'due' | 'newCards') =>
            topicsOf(steps, of)
              .filter((entry) => entry.topic === each.topic)
              .reduce((sum, { count }) => sum + count, 0);
          expect(cards('due')).toBeLessThanOrEqual(each.dueCards);
          expect(cards('newCards')).toBeLessThanOrEqual(each.newCards);
          const questions = steps.filter((step) => step.kind === 'question' && step.topic === each.topic);
          expect(questions.length).toBeLessThanOrEqual(each.questions);
        }
        const notes = steps.flatMap((step) => (step.kind === 'material' ? [step.material] : []));
        expect(notes.length).toBeLessThanOrEqual(2);
        expect(new Set(notes).size).toBe(notes.length);
        expect(steps.filter(({ kind }) => kind === 'written').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('mixes topics: two questions of one topic follow each other only when no other topic has any left', () => {
    fc.assert(
      fc.property(input, ({ minutes, topics: known }) => {
        const { steps } = planSession({ minutes, topics: known });
        const mixed = steps.filter(isQuestion).filter(({ reason }) => reason !== 'newMaterial');
        for (const [at, step] of mixed.entries()) {
          if (at === 0 || mixed[at - 1]?.topic !== step.topic) continue;
          expect(mixed.slice(at).every((later) => later.topic === step.topic)).toBe(true);
        }
      }),
    );
  });

  test('is the same for the same input', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(planSession(structuredClone(given))).toEqual(planSession(given));
      }),
    );
  });

  test('exists whenever there is anything to study and a minute of time', () => {
    fc.assert(
      fc.property(input, ({ minutes, topics: known }) => {
        const hasNoOwn = !known.some(({ isOwn }) => isOwn);
        const hasAny = known.some(
          ({ isOwn, dueCards, newCards, questions, hasWritten, note }) =>
            dueCards > 0 || ((isOwn || hasNoOwn) && (newCards + questions > 0 || hasWritten || note !== null)),
        );
        expect(planSession({ minutes, topics: known }).steps.length > 0).toBe(hasAny && minutes > 0);
      }),
    );
  });

  test('has nothing but due cards of subjects that the student does not study, unless there are no others', () => {
    fc.assert(
      fc.property(input, ({ minutes, topics: known }) => {
        const own = new Set(known.filter(({ isOwn }) => isOwn).map((each) => each.topic));
        const { steps } = planSession({ minutes, topics: known });
        const started = steps.filter(({ reason }) => reason !== 'due');
        const topicsOfStep = (step: PlannedStep) =>
          step.kind === 'cards' ? step.from.map((from) => from.topic) : [step.topic];
        if (own.size > 0) expect(started.flatMap(topicsOfStep).filter((id) => !own.has(id))).toEqual([]);
      }),
    );
    const content = {
      dueCards: 3,
      newCards: 5,
      questions: 8,
      hasWritten: true,
      note: { material: 'm', isStarted: true },
    };
    const { steps } = planSession({
      minutes: 30,
      topics: [topic('economics', { ...content, isOwn: false }), topic('waves')],
    });
    expect(steps).toMatchObject([{ kind: 'cards', reason: 'due', from: [{ topic: 'economics', count: 3 }] }]);
    const all = planSession({ minutes: 30, topics: [topic('economics', { ...content, isOwn: false })] });
    expect(new Set(all.steps.map(({ kind }) => kind))).toEqual(new Set(['cards', 'question', 'material', 'written']));
  });

  test('of twenty minutes mixes cards, questions, a new section with a question, and a written answer', () => {
    const { steps } = planSession({
      minutes: 20,
      topics: [
        topic('circuits', { dueCards: 14, questions: 8, weakQuestions: 3, hasWritten: true }),
        topic('waves', { questions: 8, estimate: 0.7, dueCards: 4, note: { material: 'm', isStarted: true } }),
      ],
    });
    expect(steps.map((step) => [step.kind, step.reason])).toEqual([
      ['cards', 'due'],
      ['question', 'weak'],
      ['question', 'withinReach'],
      ['question', 'weak'],
      ['cards', 'due'],
      ['question', 'withinReach'],
      ['question', 'weak'],
      ['material', 'newMaterial'],
      ['question', 'newMaterial'],
      ['written', 'written'],
    ]);
  });

  test('prefers what is weak but within reach to what is known, and to what is out of reach', () => {
    const { steps } = planSession({
      minutes: 5,
      topics: [
        topic('known', { questions: 8, estimate: 0.97 }),
        topic('hopeless', { questions: 8, estimate: 0.02 }),
        topic('within reach', { questions: 8, estimate: 0.55 }),
      ],
    });
    expect(steps[0]).toMatchObject({ kind: 'question', topic: 'within reach', reason: 'withinReach' });
  });

  test('prefers topics with a longer pause since the last answer, even if their cards were reviewed today', () => {
    const { steps } = planSession({
      minutes: 3,
      topics: [
        topic('yesterday', { questions: 8, unansweredDays: 1 }),
        topic('last week', { questions: 8, unansweredDays: 8, restedDays: 0 }),
        topic('never', { questions: 8, unansweredDays: null, restedDays: null }),
      ],
    });
    expect(steps.map((step) => step.kind === 'question' && step.topic)).toEqual(['last week', 'never']);
  });

  test('starts with two notes at a time, each with a question', () => {
    const note = (material: string) => ({ material, isStarted: false });
    const { steps } = planSession({
      minutes: 20,
      topics: ['a', 'b', 'c'].map((id) => topic(id, { questions: 8, note: note(`note ${id}`) })),
    });
    const fresh = steps.filter(({ reason }) => reason === 'newMaterial');
    expect(fresh.map((step) => [step.kind, step.kind !== 'cards' && step.topic])).toEqual([
      ['material', 'a'],
      ['question', 'a'],
      ['material', 'b'],
      ['question', 'b'],
    ]);
  });

  test('leaves three quarters to everything but cards, as long as there are questions', () => {
    const cards = { dueCards: 200, newCards: 40 };
    const { steps } = planSession({
      minutes: 20,
      topics: [topic('a', { ...cards, questions: 8 }), topic('b', { ...cards, questions: 8 })],
    });
    const ofCards = steps.filter(({ kind }) => kind === 'cards');
    expect(ofCards.map(({ reason }) => reason)).toContain('newCards');
    // What is left after the last question, less than the time of one, is filled with cards too.
    expect(ofCards.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(300 + 90);
    expect(steps.filter(isQuestion).length).toBeGreaterThanOrEqual(9);
  });

  test('takes new material where the exam is nearest; an exam in ten years changes nothing', () => {
    const note = { material: 'm', isStarted: false };
    const material = (first: number | null, second: number | null) =>
      planSession({
        minutes: 20,
        topics: [topic('a', { note, examInDays: first }), topic('b', { note, examInDays: second })],
      }).steps.find(({ kind }) => kind === 'material');
    expect(material(null, 20)).toMatchObject({ topic: 'b' });
    expect(material(3_650, null)).toMatchObject({ topic: 'a' });
    expect(material(null, null)).toMatchObject({ topic: 'a' });
  });

  test('of a new student starts with questions, and a section with a question about it', () => {
    const untouched = { restedDays: null, unansweredDays: null, estimate: 0.6 };
    const { steps } = planSession({
      minutes: 10,
      topics: [topic('first', { ...untouched, questions: 8, note: { material: 'm', isStarted: false } })],
    });
    expect(steps.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['question', 'unproven'],
      ['question', 'unproven'],
      ['question', 'unproven'],
      ['question', 'unproven'],
      ['material', 'newMaterial'],
      ['question', 'newMaterial'],
    ]);
  });

  test.each([Number.NaN, -5, Number.POSITIVE_INFINITY])('survives %s minutes', (minutes) => {
    expect(planSession({ minutes, topics: [topic('a', { questions: 3 })] }).steps).toEqual([]);
  });
});
