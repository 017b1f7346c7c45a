/**
 * `npm run bench:mastery -- --train FILE [--test FILE] [--json]`: compares how well Lectern's mastery model and common
 * models predict the next answer, and measures how long 200 topics take. A file has three lines per student: the
 * number of answers; the skills; 1 for correct or 0 for incorrect. Without `--test`, every fifth student is held out.
 * With `--fit`, it prints the constants of Lectern's model, fitted to the answers, and how many answers its estimates
 * are worth. The exit status is 2 if a file can't be read, and 1 if 200 topics take 5 ms or more.
 */

import { ANSWERS_COUNTED } from '#domain/study/mastery/mastery-model.ts';
import { AnswerFileError, readAnswerFile, type StudentAnswers } from './mastery/answer-file.ts';
import { certaintyOf } from './mastery/certainty.ts';
import { compareModels, describeModels } from './mastery/compare-models.ts';
import { fitLectern } from './mastery/fit-lectern.ts';
import { timeTopics } from './mastery/topic-time.ts';
import { fail, readOptions } from './options/read-options.ts';

const TEST_EVERY = 5;
const LONGEST_MS = 5;

function readStudents(path: string): readonly StudentAnswers[] {
  try {
    return readAnswerFile(path);
  } catch (cause) {
    if (cause instanceof AnswerFileError) return fail(cause.message);
    throw cause;
  }
}

const isForTest = (_: StudentAnswers, at: number): boolean => at % TEST_EVERY === TEST_EVERY - 1;

const options = readOptions({
  train: { type: 'string' },
  test: { type: 'string' },
  json: { type: 'boolean', default: false },
  fit: { type: 'boolean', default: false },
});
if (options.train === undefined) fail('Give a file with answers, such as: npm run bench:mastery -- --train FILE');
const students = readStudents(options.train);
const isSplit = options.test === undefined;
const train = isSplit ? students.filter((student, at) => !isForTest(student, at)) : students;
const test = options.test === undefined ? students.filter(isForTest) : readStudents(options.test);

if (options.fit) {
  process.stdout.write(`${JSON.stringify({ model: fitLectern(train), certainty: certaintyOf(train) }, null, 2)}\n`);
} else {
  if (new Set(test.flatMap(({ correct }) => correct)).size < 2) {
    fail('The answers to predict must include correct and incorrect ones.');
  }
  const models = compareModels(train, test);
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ models })}\n`);
  } else {
    const took = timeTopics();
    process.stdout.write(
      `${describeModels(models)}\n200 topics of ${ANSWERS_COUNTED} answers: ${took.toFixed(2)} ms\n`,
    );
    if (took >= LONGEST_MS) process.exitCode = 1;
  }
}
