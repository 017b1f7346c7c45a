import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { exampleOf, type QuestionParts, type Template } from '#domain/questions/parameters/template.ts';
import {
  checkTemplate,
  type DrawProblem,
  type TemplateFault,
} from '#domain/questions/parameters/template-check.rule.ts';
import type { CompareExpressions, RuleProblem } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import { QuestionError } from '../questions/problem.ts';
import { fieldPath, partsOf } from '../questions/question.answer.ts';
import type { Question } from '../questions/question.schema.ts';
import { readParts } from './question-parts.ts';

/** How thoroughly the keys of a question are checked. */
export type KeyChecks = {
  /** So many draws of a randomised question; left out: as many as of one that somebody writes. */
  readonly draws?: number;
  /** Compares expected expressions with themselves, which shows whether they can be parsed; null: they aren't compared. */
  readonly compare?: CompareExpressions | null;
};

/** A randomised question of a file: its template, and the example that the other content of its version is. */
export type TemplateInFile = { readonly template: Template; readonly example: QuestionParts };

/**
 * The template of a question; null if the question is not randomised.
 * @throws QuestionError for faults of its parameters and texts, and for draws that can't be asked.
 */
export function templateOf(
  question: Question,
  { draws, compare = compareExpressions }: KeyChecks = {},
): TemplateInFile | null {
  if (question.parameters == null) return null;
  const { type, stem, explanation, hints = [] } = question;
  const template: Template = {
    stem,
    ...readParts(type, partsOf(question)),
    explanation: explanation || null,
    hints,
    parameters: parametersSchema.parse(question.parameters),
  };
  const { faults, problems } = checkTemplate(type, template, {
    compare,
    ...(draws !== undefined && { most: draws }),
  });
  if (faults.length > 0) throw new QuestionError(faults.map((fault) => faultProblem(type, fault)));
  if (problems.length > 0) throw new QuestionError(problems.map(drawProblem));
  const example = exampleOf(type, template);
  if (example === null) throw new QuestionError([drawProblem({ code: 'drawImpossible', variable: '', example: '' })]);
  return { template, example };
}

function faultProblem(type: QuestionTypeName, { path, code, part }: TemplateFault): RuleProblem {
  const [first, ...rest] = path.split('.');
  const field = first === 'body' || first === 'key' ? fieldPath(type, first, rest).join('.') : path;
  return {
    path: field,
    reason: `${code}${part === '' ? '' : `: ${part}`}`,
    coded: { code: 'templateFaulty', field, part },
  };
}

function drawProblem({ code, variable, example }: DrawProblem): RuleProblem {
  const reason = [code, variable, example && `(${example})`].filter((part) => part !== '').join(' ');
  return {
    path: 'parameters',
    reason,
    coded: code === 'drawImpossible' ? { code } : { code: 'drawDegenerate', example },
  };
}
