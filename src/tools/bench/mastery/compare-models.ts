import type { StudentAnswers } from './answer-file.ts';
import type { AnswerModel } from './answer-model.ts';
import { betaModel } from './beta-model.ts';
import { eloModel } from './elo-model.ts';
import { knowledgeTracingModel } from './knowledge-tracing-model.ts';
import { lecternModel } from './lectern-model.ts';
import { performanceFactorsModel } from './performance-factors-model.ts';
import { type Scores, scoresOf } from './scores.ts';

const MODELS = ['lectern', 'bkt', 'pfa', 'elo', 'beta'] as const;
type ModelName = (typeof MODELS)[number];

const KINDS: Readonly<Record<ModelName, { readonly title: string; readonly model: AnswerModel }>> = {
  lectern: { title: 'Lectern', model: lecternModel() },
  bkt: { title: 'Bayesian knowledge tracing, by skill', model: knowledgeTracingModel },
  pfa: { title: 'Performance factors analysis', model: performanceFactorsModel },
  elo: { title: 'Elo, student and skill', model: eloModel },
  beta: { title: 'Beta(1, 1) mean of the skill', model: betaModel },
};

export type ModelScores = Readonly<Record<ModelName, Scores>>;

/** Fits every model to some students' answers, and scores its predictions of those of others. */
export function compareModels(train: readonly StudentAnswers[], test: readonly StudentAnswers[]): ModelScores {
  const correct = test.flatMap((student) => student.correct);
  const score = (name: ModelName): Scores => scoresOf(test.flatMap(KINDS[name].model(train)), correct);
  return { lectern: score('lectern'), bkt: score('bkt'), pfa: score('pfa'), elo: score('elo'), beta: score('beta') };
}

/** A table in Markdown. */
export function describeModels(models: ModelScores): string {
  const rows = MODELS.map((name) => {
    const { auc, logLoss, rmse, calibrationError } = models[name];
    const numbers = [auc, logLoss, rmse, calibrationError].map((value) => value.toFixed(3));
    return `| ${[KINDS[name].title, ...numbers].join(' | ')} |`;
  });
  return ['| model | AUC | log loss | RMSE | calibration error |', '|---|---|---|---|---|', ...rows].join('\n');
}
