import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { scoresOf } from '../../src/tools/bench/mastery/scores.ts';
import { runTool } from './tool.ts';

const scores = z.object({ auc: z.number(), logLoss: z.number(), rmse: z.number(), calibrationError: z.number() });
const report = z.object({
  models: z.object({ lectern: scores, bkt: scores, pfa: scores, elo: scores, beta: scores }),
});

let folder = '';
const at = (name: string): string => join(folder, name);

/** Answers of students of different abilities to skills of different difficulties, the same in every run. */
function simulatedFile(students: number, seed: number): string {
  let state = seed;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const lines = Array.from({ length: students }, () => {
    const ability = 3 * random() - 1;
    const skills = Array.from({ length: 40 }, (_, answer) => (answer >> 2) % 8);
    const correct = skills.map((skill) => Number(random() < 1 / (1 + Math.exp((skill - 3.5) / 3 - ability))));
    return [40, skills.join(','), correct.join(',')].join('\n');
  });
  return `${lines.join('\n')}\n`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-mastery-'));
  await writeFile(at('train.csv'), simulatedFile(60, 7));
  await writeFile(at('test.csv'), simulatedFile(20, 11));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: readonly string[]) => runTool('bench/mastery.ts', args);

describe('npm run bench:mastery', () => {
  it('prints one JSON document of all models, each better than chance', async () => {
    const { status, out, err } = await run('--train', at('train.csv'), '--test', at('test.csv'), '--json');
    expect([status, err]).toEqual([0, '']);
    const { models } = report.parse(JSON.parse(out));
    for (const { auc, logLoss } of Object.values(models)) {
      expect(auc).toBeGreaterThan(0.55);
      expect(logLoss).toBeLessThan(0.7);
    }
    expect(models.lectern.logLoss).toBeLessThan(models.beta.logLoss);
  });

  it('holds out every fifth student without a test file, and prints a table', async () => {
    const { out } = await run('--train', at('train.csv'));
    expect(out).toMatch(/^\| model \| AUC \|.*\n\|---.*\n\| Lectern \|/);
    expect(out).toMatch(/200 topics of 30 answers: \d+\.\d\d ms\n$/);
  });

  it.each([
    ['no file', [], /^Give a file with answers, such as: /],
    ['a missing file', ['--train', 'none.csv'], /^The file none\.csv does not exist\.\n$/],
    ['a missing test file', ['--train', 'train.csv', '--test', 'none.csv'], /^The file none\.csv does not exist\.\n$/],
    ['a folder', ['--train', '.'], /can't be read\.\n$/],
    ['an unknown option', ['--trian', 'train.csv'], /--trian/],
  ])('refuses %s in one sentence', async (_, args, sentence) => {
    const { status, out, err } = await run(...args.map((arg) => (arg.endsWith('train.csv') ? at(arg) : arg)));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 'is empty.'],
    ['an incomplete student', '2\n1,1\n', 'has 2 lines, which is not three per student.'],
    ['too few answers', '3\n1,1\n0,1\n', 'line 1: the number of answers differs from that of the next two lines.'],
    ['other answers', '2\n1,1\n0,2\n', 'line 3: an answer is neither 0 nor 1.'],
    ['words', '2\n1,x\n0,1\n', 'line 2: “x” is not a whole number.'],
    ['only correct or only incorrect answers', '2\n1,1\n1,1\n'.repeat(5), 'must include correct and incorrect ones.'],
  ])('refuses a file with %s in one sentence', async (name, content, sentence) => {
    const path = at(`${name}.csv`);
    await writeFile(path, content);
    const { status, out, err } = await run('--train', path, '--json');
    expect([status, out]).toEqual([2, '']);
    expect(err.endsWith(`${sentence}\n`)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('scores', () => {
  it('are those of their definitions', () => {
    const { auc, logLoss, rmse, calibrationError } = scoresOf([0.9, 0.6, 0.6, 0.2], [true, true, false, false]);
    // Of four pairs, three are in order and one is a tie.
    expect(auc).toBeCloseTo(3.5 / 4, 10);
    expect(logLoss).toBeCloseTo(-(Math.log(0.9) + Math.log(0.6) + Math.log(0.4) + Math.log(0.8)) / 4, 10);
    expect(rmse).toBeCloseTo(Math.sqrt((0.01 + 0.16 + 0.36 + 0.04) / 4), 10);
    // Bins of 0.9, 0.6 and 0.2 with one, two and one answers.
    expect(calibrationError).toBeCloseTo((0.1 + 2 * 0.1 + 0.2) / 4, 10);
  });

  it('of certain predictions are finite', () => {
    expect(scoresOf([1, 0], [false, true])).toMatchObject({ auc: 0, rmse: 1, calibrationError: 1 });
  });
});
