import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CallError, readCall } from '../../../src/tools/capacity/capacity-call.ts';
import { bytes, figure, table } from '../../../src/tools/capacity/describe-plan.ts';
import { runTool } from '../tool.ts';

const run = (...args: readonly string[]) => runTool('capacity/capacity.ts', args);

const printed = z.object({
  students: z.number(),
  processes: z.number(),
  database: z.object({ nodes: z.number(), coresPerNode: z.number(), bytesPerNode: z.number() }),
  storage: z.object({ databasePerYear: z.number() }),
  limits: z.array(z.object({ resource: z.string(), share: z.number(), reachedAt: z.number() })),
});

describe('npm run capacity', () => {
  it('prints processes, database, memory, disk, the first bottleneck and assumptions', async () => {
    const { status, out, err } = await run('--students', '5000000', '--exam', '400000@09:00');
    expect([status, err]).toEqual([0, '']);
    for (const line of ['server processes', 'memory of each process', 'disk after a year', 'Assumptions:']) {
      expect(out).toContain(line);
    }
    expect(out).toMatch(/\nFirst bottleneck: .* students in the exam on\. THIS DEMAND IS ABOVE IT/);
    expect(out).toContain('400,000 of them start an exam as an assignment at 09:00 within 300 s.');
  });

  it('says when a demand is below the first bottleneck', async () => {
    const { out } = await run('--students', '1000');
    expect(out).toMatch(/\| server processes +\| +1, and one that may fail \|/);
    expect(out).toContain('This demand is below it.');
  });

  it('prints JSON, and fewer machines for faster processors', async () => {
    const exam = ['--students', '500000', '--exam', '40000@14:30', '--exam-as', 'quiz', '--window', '600', '--json'];
    const [usual, faster] = await Promise.all([run(...exam), run(...exam, '--processor-factor', '2')]);
    const [one, other] = [usual, faster].map(({ out }) => printed.parse(JSON.parse(out)));
    expect(other?.processes).toBeLessThan(one?.processes ?? 0);
    expect(other?.storage).toEqual(one?.storage);
  });

  it('uses the time of a commit, the heartbeat and the largest database that are given', async () => {
    const exam = ['--students', '50000', '--exam', '20000@09:00', '--json'];
    const all = await Promise.all([
      run(...exam),
      run(...exam, '--commit-ms', '5'),
      run(...exam, '--heartbeat', '60'),
      run(...exam, '--largest-database', '4'),
    ]);
    const [usual, slowDisk, rare, small] = all.map(({ out }) => printed.parse(JSON.parse(out)));
    const firstShare = (plan: typeof usual): number => plan?.limits[0]?.share ?? Number.NaN;
    expect(firstShare(slowDisk)).toBeGreaterThan(firstShare(usual));
    expect(rare?.processes).toBeLessThan(usual?.processes ?? 0);
    expect(usual?.database.nodes).toBe(1);
    expect(small?.database.nodes).toBeGreaterThan(1);
    expect(small?.database.coresPerNode).toBe(4);
  });

  it.each([
    [[], '--students is missing: give the number of students.'],
    [['--students', '0'], '--students must be a whole number from 1 to 8000000000, not "0".'],
    [['--students=-5'], '--students must be a whole number from 1 to 8000000000, not "-5".'],
    [['--students', 'many'], '--students must be a whole number from 1 to 8000000000, not "many".'],
    [['--students', '1e3'], '--students must be a whole number from 1 to 8000000000, not "1e3".'],
    [['--students', '5', '--exam', '6@09:00'], '--exam has 6 students, but --students is only 5.'],
    [['--students', '5', '--exam', '0@09:00'], '--exam must be a whole number from 1 to 8000000000, not "0".'],
    [['--students', '5', '--exam', 'x@09:00'], '--exam must be a whole number from 1 to 8000000000, not "x".'],
    [['--students', '5', '--exam', '5'], '--exam must be N@HH:MM, such as 400000@09:00, not "5".'],
    [['--students', '5', '--exam', '5@24:00'], '--exam has no valid time of day: "24:00" must be from 00:00 to 23:59.'],
    [['--students', '5', '--exam', '5@09:60'], '--exam has no valid time of day: "09:60" must be from 00:00 to 23:59.'],
    [['--students', '5', '--window', '60'], '--window needs --exam.'],
    [['--students', '5', '--exam-as', 'quiz'], '--exam-as needs --exam.'],
    [['--students', '5', '--exam', '5@9:00', '--window', '0'], '--window must be a number above 0, not "0".'],
    [['--students', '5', '--exam', '5@9:00', '--exam-as', 'test'], '--exam-as must be assignment or quiz, not "test".'],
    [['--students', '5', '--processor-factor', 'fast'], '--processor-factor must be a number above 0, not "fast".'],
    [['--sudents', '5'], "Unknown option '--sudents'"],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readCall(args)).toThrow(new CallError(sentence));
  });

  it('ends with status 2 and that sentence', async () => {
    const { status, out, err } = await run('--students', '0');
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('--students must be a whole number from 1 to 8000000000, not "0".\n');
  });
});

describe('figures', () => {
  it('have three digits, and bytes a decimal unit', () => {
    expect([0.00123456, 1.2345, 12.345, 123.45, 12_345.6].map(figure)).toEqual([
      '0.00123',
      '1.23',
      '12.3',
      '123',
      '12,346',
    ]);
    expect([0, 999, 1_000, 2.5e9, 1.5e12, 3e18].map(bytes)).toEqual([
      '0 B',
      '999 B',
      '1 kB',
      '2.5 GB',
      '1.5 TB',
      '3,000 PB',
    ]);
  });

  it('are aligned in a table', () => {
    expect(
      table(
        ['name', 'value'],
        [
          ['one', '1'],
          ['eleven', '11'],
        ],
      ),
    ).toBe('| name   | value |\n| ------ | ----: |\n| one    |     1 |\n| eleven |    11 |');
  });
});
