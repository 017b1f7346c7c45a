import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExamBlueprint } from '#domain/study/grade/exam-blueprint.ts';
import { gradeHistory } from '#domain/study/grade/grade-history.rule.ts';
import { gradeProbabilities, gradeRange } from '#domain/study/grade/grade-range.ts';
import { type GradedTopic, type GradePrediction, predictGrade } from '#domain/study/grade/predicted-grade.rule.ts';
import { NO_ANSWERS } from '#domain/study/mastery/topic-accuracy.ts';
import { masteryOfTopics } from '#domain/study/mastery/topic-mastery.rule.ts';
import { answers, DAY, NOW, topicOf } from '../mastery/answers.ts';
import { BOUNDARIES, SIMULATED_AT, type SimulatedClass, simulateStudents } from './simulated-students.ts';

const GRADES = [...BOUNDARIES.map(({ grade }) => grade), null];

function predictions({ students, blueprint }: SimulatedClass): readonly (readonly [GradePrediction, string | null])[] {
  const sums = students
    .flatMap(({ topics }) => topics.map(({ everybody }) => everybody))
    .slice(0, blueprint.marks.size);
  const everybody = {
    answers: sums.reduce((sum, { answers }) => sum + answers, 0),
    credit: sums.reduce((sum, { credit }) => sum + credit, 0),
  };
  return students.map(({ topics, grade }) => {
    const mastery = masteryOfTopics(topics, everybody, SIMULATED_AT);
    const graded = mastery.map((own, at) => ({ topic: `topic ${at}`, questionCount: 20, mastery: own }));
    return [predictGrade(graded, blueprint), grade];
  });
}

test.each([1, 2, 3, 4, 5])('the range contains the grade of 75 to 85 % of 1 000 simulated students (%i)', (seed) => {
  let [predicted, within, stated] = [0, 0, 0];
  for (const [prediction, grade] of predictions(simulateStudents(1000, seed))) {
    if (prediction.availability !== 'available') continue;
    const { best, worst, probability } = prediction.range;
    predicted += 1;
    stated += probability;
    const at = GRADES.indexOf(grade);
    within += Number(GRADES.indexOf(best) <= at && at <= GRADES.indexOf(worst));
  }
  expect(predicted).toBeGreaterThan(900);
  expect(within / predicted).toBeGreaterThan(0.75);
  expect(within / predicted).toBeLessThan(0.85);
  expect(Math.abs(within / predicted - stated / predicted)).toBeLessThan(0.05);
});

const blueprintOf = (marks: Readonly<Record<string, number>>, more: Partial<ExamBlueprint> = {}): ExamBlueprint => ({
  marks: new Map(Object.entries(marks)),
  questionCount: 40,
  boundaries: BOUNDARIES,
  ...more,
});

/** Topics with the given numbers of answers and of correct ones. */
function topicsOf(results: Readonly<Record<string, readonly [answered: number, correct: number]>>): GradedTopic[] {
  const rows = Object.entries(results);
  const mastery = masteryOfTopics(
    rows.map(([, [answered, correct]]) => topicOf(answers(answered, correct))),
    NO_ANSWERS,
    NOW,
  );
  return rows.flatMap(([topic], at) => {
    const own = mastery[at];
    return own === undefined ? [] : [{ topic, questionCount: 20, mastery: own }];
  });
}

describe('a predicted grade', () => {
  test('needs grade boundaries', () => {
    const topics = topicsOf({ forces: [30, 20] });
    expect(predictGrade(topics, blueprintOf({ forces: 10 }, { boundaries: [] }))).toEqual({
      availability: 'noBoundaries',
    });
  });

  test('needs answers in the topics of half of the marks, and names the largest topics without a level', () => {
    const topics = topicsOf({ forces: [30, 20], waves: [1, 1], energy: [0, 0], history: [0, 0] });
    const blueprint = blueprintOf({ forces: 10, waves: 20, energy: 30 });
    expect(predictGrade(topics, blueprint)).toEqual({
      availability: 'fewAnswers',
      answers: 3,
      topics: ['energy', 'waves'],
    });
    expect(predictGrade(topicsOf({ forces: [8, 6] }), blueprintOf({ forces: 1 }))).toMatchObject({
      availability: 'fewAnswers',
      answers: 12,
    });
  });

  test('of an exam without any of the topics names nothing and needs answers', () => {
    expect(predictGrade(topicsOf({ forces: [30, 20] }), blueprintOf({}))).toMatchObject({
      availability: 'fewAnswers',
      topics: [],
    });
  });

  test('ignores topics that no paper asks about', () => {
    const blueprint = blueprintOf({ forces: 10 });
    const alone = predictGrade(topicsOf({ forces: [30, 20] }), blueprint);
    const [forces] = topicsOf({ forces: [30, 20] });
    const [other] = topicsOf({ other: [30, 0] });
    if (forces === undefined || other === undefined) throw new Error('Two topics were made.');
    expect(predictGrade([forces, other], blueprint)).toEqual(alone);
  });

  test('lists the practice that raises the score most in the same time', () => {
    const prediction = predictGrade(
      topicsOf({ heavyAndWeak: [20, 6], heavy: [20, 18], light: [20, 6], none: [20, 6] }),
      blueprintOf({ heavyAndWeak: 40, heavy: 40, light: 5, none: 0 }),
    );
    if (prediction.availability !== 'available') throw new Error('There are enough answers.');
    expect(prediction.gains.map(({ topic }) => topic)).toEqual(['heavyAndWeak', 'heavy', 'light']);
    for (const { rise, minutes } of prediction.gains) {
      expect(rise).toBeGreaterThan(0);
      expect(minutes).toBeGreaterThan(5);
      expect(minutes).toBeLessThanOrEqual(30);
    }
  });

  test('suggests nothing that cannot be practised', () => {
    const topics = topicsOf({ forces: [30, 10] }).map((topic) => ({ ...topic, questionCount: 0 }));
    expect(predictGrade(topics, blueprintOf({ forces: 10 }))).toMatchObject({ gains: [] });
  });
});

describe('grades of a score', () => {
  const score = fc.record({
    mean: fc.double({ min: 0, max: 1, noNaN: true }),
    deviation: fc.double({ min: 0, max: 0.3, noNaN: true }),
  });

  test('have probabilities that add up to 1, and a range around the most likely one', () => {
    fc.assert(
      fc.property(score, (each) => {
        const grades = gradeProbabilities(each, BOUNDARIES);
        expect(grades.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        const range = gradeRange(grades);
        if (range === null) throw new Error('There are grades.');
        const indexOf = (grade: string | null) => grades.findIndex((own) => own.grade === grade);
        expect(indexOf(range.best)).toBeLessThanOrEqual(indexOf(range.mostLikely));
        expect(indexOf(range.worst)).toBeGreaterThanOrEqual(indexOf(range.mostLikely));
        expect(Math.max(...grades.map(({ probability }) => probability))).toBe(
          grades[indexOf(range.mostLikely)]?.probability,
        );
      }),
    );
  });

  test('without any spread are the grade of the score', () => {
    expect(gradeRange(gradeProbabilities({ mean: 0.65, deviation: 0 }, BOUNDARIES))).toEqual({
      ...{ mostLikely: 'B', best: 'B', worst: 'B', probability: 1 },
    });
    expect(gradeRange(gradeProbabilities({ mean: 0.1, deviation: 0 }, BOUNDARIES))?.mostLikely).toBeNull();
  });
});

describe('the history of a predicted grade', () => {
  const blueprint = blueprintOf({ forces: 10 });
  const learning = [...answers(20, 4, 21), ...answers(20, 18, 3)];

  test('is computed from the answers that existed then', () => {
    const topics = [{ ...topicOf(learning), topic: 'forces' }];
    const instants = [28, 14, 0].map((ago) => NOW - ago * DAY);
    const history = gradeHistory(topics, { everybody: NO_ANSWERS, blueprint }, instants);
    expect(history.map(({ at }) => (NOW - at) / DAY)).toEqual([14, 0]);
    expect(history[1]?.score).toBeGreaterThan(history[0]?.score ?? 1);
  });

  test('has no grade from before the answers that are known', () => {
    const topics = [{ ...topicOf(answers(40, 20, 3)), answered: 400, topic: 'forces' }];
    const instants = [14, 0].map((ago) => NOW - ago * DAY);
    const history = gradeHistory(topics, { everybody: NO_ANSWERS, blueprint }, instants);
    expect(history.map(({ at }) => at)).toEqual([NOW]);
  });
});
