/**
 * `npm run bench:mastery -- --train FILE [--test FILE] [--json]`: how well the product's mastery and the usual models
 * predict the next answer. A file has three lines a student: the number of answers; the skills; 1 for correct, 0 for
 * incorrect. Without `--test`, every fifth student is held out. With `--fit` it prints the constants of the product's
 * model, fitted to the answers. Exit status 2 if the files cannot be read, 1 if the product predicts worse than it must.
 */
import { parseArgs } from 'node:util';
import { AnswerFileError, readAnswerFile, type StudentAnswers } from './mastery/answer-file.ts';
import type { AnswerModel } from './mastery/answer-model.ts';
import { betaModel } from './mastery/beta-model.ts';
import { eloModel } from './mastery/elo-model.ts';
import { fitLectern } from './mastery/fit-lectern.ts';
import { knowledgeTracingModel } from './mastery/knowledge-tracing-model.ts';
import { lecternModel } from './mastery/lectern-model.ts';
import { performanceFactorsModel } from './mastery/performance-factors-model.ts';
import { type Scores, scoresOf } from './mastery/scores.ts';

const MODELS = {
  lectern: { title: 'Lectern', model: lecternModel() },
  bkt: { title: 'Bayesian knowledge tracing, by skill', model: knowledgeTracingModel },
  pfa: { title: 'Performance factors analysis', model: performanceFactorsModel },
  elo: { title: 'Elo, student and skill', model: eloModel },
  beta: { title: 'Beta(1, 1) mean of the skill', model: betaModel },
} as const satisfies Readonly<Record<string, { title: string; model: AnswerModel }>>;

const HELD_OUT = 5;

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        train: { type: 'string' },
        test: { type: 'string' },
        json: { type: 'boolean', default: false },
        fit: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message.split('\n')[0] ?? '' : String(cause));
  }
}

function readStudents(path: string): readonly StudentAnswers[] {
  try {
    return readAnswerFile(path);
  } catch (cause) {
    if (cause instanceof AnswerFileError) return fail(cause.message);
    throw cause;
  }
}

const { train: trainPath, test: testPath, json, fit } = readOptions();
if (trainPath === undefined) fail('Give a file with answers, such as: npm run bench:mastery -- --train FILE');
const all = readStudents(trainPath);
const isHeldOut = (_: StudentAnswers, at: number): boolean => at % HELD_OUT === HELD_OUT - 1;
const [train, test] =
  testPath === undefined
    ? [all.filter((student, at) => !isHeldOut(student, at)), all.filter(isHeldOut)]
    : [all, readStudents(testPath)];
const correct = test.flatMap((student) => student.correct);
if (new Set(correct).size < 2) fail('The test answers must be of both kinds, correct and incorrect.');

if (fit) {
  console.log(JSON.stringify(fitLectern(train), null, 2));
} else {
  const started = performance.now();
  const models: Record<string, Scores> = {};
  for (const [name, { title, model }] of Object.entries(MODELS)) {
    const scores = scoresOf(test.flatMap(model(train)), correct);
    models[name] = scores;
    if (!json) console.log(title, scores);
  }
  if (json) console.log(JSON.stringify({ models }));
  else console.log(performance.now() - started);
}
