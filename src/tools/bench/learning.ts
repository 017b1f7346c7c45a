/**
 * `npm run bench:learning`: simulates 1 000 students who study 20 minutes a day for 60 days in the order of the syllabus,
 * by random practice, or by today's session, and prints their exam scores by minutes of study: means in per cent, with
 * 95 % intervals. `--students` and `--seed` change the students, `--json` prints JSON, and `--variants` prints the
 * scores after the last day with one assumption changed at a time. `docs/learning-simulation.md` explains the
 * assumptions. The exit status is 2 if an option is invalid, and 1 if today's session is not better than both others
 * after the last day.
 */

import { ASSUMPTIONS, VARIANTS } from './learning/assumptions.ts';
import { comparePolicies, type ScoresAfter } from './learning/compare-policies.ts';
import { describeScores } from './learning/describe-scores.ts';
import { fail, readOptions } from './options/read-options.ts';

const STUDENTS = 1_000;
/** Each variant has fewer students, since there are many. */
const STUDENTS_PER_VARIANT = 100;

function wholeNumber(text: string, name: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > 1_000_000)
    fail(`--${name} must be a whole number from ${least}.`);
  return number;
}

const options = readOptions({
  students: { type: 'string' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  variants: { type: 'boolean', default: false },
});
const seed = wholeNumber(options.seed, 'seed', 0);
const usual = options.variants ? STUDENTS_PER_VARIANT : STUDENTS;
const students = options.students === undefined ? usual : wholeNumber(options.students, 'students', 2);

if (options.variants) {
  const last = (scores: readonly ScoresAfter[]): ScoresAfter => scores.at(-1) ?? fail('There are no scores.');
  const variants = VARIANTS.map(
    ([name, assumptions]) => [name, last(comparePolicies({ students, seed, assumptions }))] as const,
  );
  const shown = variants.map(([variant, scores]) => ({ variant, ...scores }));
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ students, seed, variants: shown })}\n`
      : `${describeScores('assumptions', variants)}\n`,
  );
} else {
  const scores = comparePolicies({ students, seed, assumptions: ASSUMPTIONS });
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ students, seed, scores })}\n`
      : `${describeScores(
          'minutes',
          scores.map((each) => [String(each.minutes), each]),
        )}\n`,
  );
  const last = scores.at(-1);
  if (last === undefined || !(last.aboveSyllabus.low > 0 && last.aboveRandom.low > 0)) process.exitCode = 1;
}
