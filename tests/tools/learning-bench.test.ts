import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ASSUMPTIONS } from '../../src/tools/bench/learning/assumptions.ts';
import { meanOf } from '../../src/tools/bench/learning/compare-policies.ts';
import { createCourse } from '../../src/tools/bench/learning/course.ts';
import { type Memory, practise, recallOf } from '../../src/tools/bench/learning/memory.ts';
import { createRandom } from '../../src/tools/bench/learning/random.ts';
import { chanceOf, drawTraits, SimulatedStudent } from '../../src/tools/bench/learning/simulated-student.ts';
import { runTool } from './tool.ts';

const mean = z.object({ mean: z.number(), low: z.number(), high: z.number() });
const shape = { syllabus: mean, random: mean, session: mean, aboveSyllabus: mean, aboveRandom: mean };
const report = z.object({
  students: z.number(),
  seed: z.number(),
  scores: z.array(z.object({ minutes: z.number(), ...shape })),
});

const run = (...args: readonly string[]) => runTool('bench/learning.ts', args);

const memories: fc.Arbitrary<Memory> = fc.record({
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  halfLifeDays: fc.double({ min: 0.5, max: 300, noNaN: true }),
  at: fc.constant(0),
});
const practice = { gain: 0.3, growth: 1.5, longestHalfLifeDays: 365 };
const days = fc.double({ min: 0, max: 100, noNaN: true });

describe('a memory', () => {
  it('is half as strong after each half-life', () => {
    fc.assert(
      fc.property(memories, days, (memory, day) => {
        const later = recallOf(memory, day + memory.halfLifeDays);
        expect(later).toBeCloseTo(recallOf(memory, day) / 2, 10);
      }),
    );
  });

  it('is never weaker or shorter after practice than before', () => {
    fc.assert(
      fc.property(memories, days, (memory, day) => {
        const after = practise(memory, { ...practice, day });
        expect(recallOf(after, day)).toBeGreaterThanOrEqual(recallOf(memory, day));
        expect(recallOf(after, day)).toBeLessThanOrEqual(1);
        expect(after.halfLifeDays).toBeGreaterThanOrEqual(memory.halfLifeDays);
      }),
    );
  });

  it('lasts longer after practice with pauses than after practice without', () => {
    const practised = (at: readonly number[]): Memory =>
      at.reduce<Memory>((memory, day) => practise(memory, { ...practice, day }), { share: 0, halfLifeDays: 8, at: 0 });
    const [massed, spaced] = [practised([0, 0, 0, 0]), practised([0, 3, 8, 16])];
    expect(massed.halfLifeDays).toBe(8);
    expect(recallOf(spaced, 46)).toBeGreaterThan(2 * recallOf(massed, 46));
  });
});

describe('a simulated student', () => {
  const course = createCourse(ASSUMPTIONS, createRandom(3));
  const student = (seed: number) =>
    new SimulatedStudent(course, ASSUMPTIONS, drawTraits(ASSUMPTIONS, course, createRandom(seed)), createRandom(seed));

  it('scores higher after every day of practice, and lower after a month without', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const own = student(seed);
      const scores = [own.examScore()];
      for (let day = 0; day < 4; day += 1) {
        own.startDay(day, 600);
        for (const { cards, questions } of course.topics) {
          for (const card of cards) own.review(card);
          for (const question of questions) own.answer(question);
        }
        scores.push(own.examScore());
      }
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      own.startDay(34, 0);
      expect(own.examScore()).toBeLessThan(scores.at(-1) ?? 0);
    }
  });

  it('shortens the next day by the time that an activity took beyond the end of a day', () => {
    const own = student(1);
    const [written] = course.topics[0]?.written ?? [];
    if (written === undefined) throw new Error('The course has no written question.');
    own.startDay(0, 6);
    own.write(written);
    expect(own.isTimeUp).toBe(false);
    own.write(written);
    expect(own.isTimeUp).toBe(true);
    own.startDay(1, 4);
    expect(own.isTimeUp).toBe(true);
    own.startDay(2, 4);
    expect(own.isTimeUp).toBe(false);
  });

  it('guesses as often as the choices allow, and answers more often the more able they are', () => {
    const [question] = course.exam.map((each) => ({ ...each, discrimination: 1.2, difficulty: 0.5 }));
    if (question === undefined) throw new Error('The course has no exam.');
    expect(chanceOf({ ...question, choices: null }, 0.5)).toBeCloseTo(0.5, 10);
    expect(chanceOf({ ...question, choices: 4 }, -50)).toBeCloseTo(0.25, 10);
    const chances = [-2, -1, 0, 1, 2].map((ability) => chanceOf({ ...question, choices: 4 }, ability));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });
});

describe('pseudo-random numbers', () => {
  it('are even, normal, and the same for the same seed', () => {
    const [random, again] = [createRandom(5), createRandom(5)];
    const even = Array.from({ length: 20_000 }, random.uniform);
    expect(even.slice(0, 20)).toEqual(Array.from({ length: 20 }, again.uniform));
    expect(meanOf(even).mean).toBeCloseTo(0.5, 1);
    const normal = Array.from({ length: 20_000 }, random.normal);
    expect(meanOf(normal).mean).toBeCloseTo(0, 1);
    expect(meanOf(normal.map((value) => value ** 2)).mean).toBeCloseTo(1, 1);
  });

  it('have an interval of 1.96 standard errors around their mean', () => {
    const { mean: middle, low, high } = meanOf([1, 2, 3, 4]);
    expect([middle, high - middle, middle - low]).toEqual([2.5, expect.closeTo(1.265, 3), expect.closeTo(1.265, 3)]);
  });
});

describe('npm run bench:learning', () => {
  it('prints the same scores for the same seed, and better ones for today’s session than for both others', async () => {
    const [first, second] = await Promise.all([
      run('--students', '20', '--json'),
      run('--students', '20', '--seed', '1', '--json'),
    ]);
    expect([first.status, first.err]).toEqual([0, '']);
    expect(second.out).toBe(first.out);
    const { scores } = report.parse(JSON.parse(first.out));
    expect(scores.map(({ minutes }) => minutes)).toEqual([0, 200, 400, 600, 800, 1_000, 1_200]);
    for (const { session, syllabus, random, aboveSyllabus } of scores.slice(2)) {
      expect(session.mean).toBeGreaterThan(Math.max(syllabus.mean, random.mean));
      expect(aboveSyllabus.mean).toBeCloseTo(session.mean - syllabus.mean, 10);
    }
  });

  it('prints a table', async () => {
    const { out } = await run('--students', '2', '--seed', '8');
    expect(out).toMatch(/^\| minutes \| syllabus order \|.*\n\|---.*\n\| 0 \| \d/);
    expect(out).toMatch(/\n\| 1200 \| .*\n$/);
  });

  it.each([
    [['--students', '1'], '--students must be a whole number from 2.\n'],
    [['--students', 'many'], '--students must be a whole number from 2.\n'],
    [['--seed', '-1'], /^Option '--seed'/],
    [['--sudents', '3'], /--sudents/],
  ])('refuses %s in one sentence', async (args, sentence) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
