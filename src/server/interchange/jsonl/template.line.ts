import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { exampleOf, type QuestionParts, type Template } from '#domain/questions/parameters/template.ts';
import {
  checkTemplate,
  type DrawProblem,
  type TemplateFault,
} from '#domain/questions/parameters/template-check.rule.ts';
import type { RuleProblem } from '#domain/questions/types/question-type.ts';
import { itemType, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { compareExpressions } from '../../questions/expressions/compare-expressions.ts';
import { QuestionError, schemaProblems } from '../questions/problem.ts';
import { fieldPath, partsOf } from '../questions/question.answer.ts';
import type { Question } from '../questions/question.schema.ts';

/** A randomised question of a file: its template, and the example that the other content of its version is. */
export type TemplateInFile = { readonly template: Template; readonly example: QuestionParts };

/**
 * The template of a question; null if the question is not randomised.
 * @throws QuestionError for faults of its parameters and texts, and for draws that can't be asked.
 */
export function templateOf(question: Question): TemplateInFile | null {
  if (question.parameters == null) return null;
  const { type, stem, explanation, hints = [] } = question;
  const template: Template = {
    stem,
    ...readParts(type, partsOf(question)),
    explanation: explanation || null,
    hints,
    parameters: parametersSchema.parse(question.parameters),
  };
  const { faults, problems } = checkTemplate(type, template, { compare: compareExpressions });
  if (faults.length > 0) throw new QuestionError(faults.map((fault) => faultProblem(type, fault)));
  if (problems.length > 0) throw new QuestionError(problems.map(drawProblem));
  const example = exampleOf(type, template);
  if (example === null) throw new QuestionError([drawProblem({ code: 'drawImpossible', variable: '', example: '' })]);
  return { template, example };
}

/** Body and answer key in the form of the type, with placeholders; contradictions between them show in the draws. */
function readParts(type: QuestionTypeName, parts: { readonly body: unknown; readonly key: unknown }) {
  const rules = itemType(type);
  const body = rules.body.safeParse(parts.body, { reportInput: true });
  const key = rules.key.safeParse(parts.key, { reportInput: true });
  if (!body.success || !key.success) {
    throw new QuestionError([
      ...(body.success ? [] : schemaProblems(body.error, (path) => fieldPath(type, 'body', path))),
      ...(key.success ? [] : schemaProblems(key.error, (path) => fieldPath(type, 'key', path))),
    ]);
  }
  return { body: body.data, key: key.data };
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
