import { problemText } from '../../platform/problem.ts';
import type { Template } from '../parameters/template.ts';
import {
  checkTemplate,
  type DrawProblem,
  type TemplateCheck,
  type TemplateFault,
} from '../parameters/template-check.rule.ts';
import type { QuestionTypeName } from '../question-type-names.ts';
import type { CompareExpressions, QuestionFault } from '../types/question-type.ts';

/** Everything that prevents a randomised question from being saved, with messages for its author. */
export function templateProblems(
  type: QuestionTypeName,
  template: Template,
  compare: CompareExpressions | null,
): readonly QuestionFault[] {
  return templateReasons(checkTemplate(type, template, { compare }));
}

/** What a check has found, with the path of the field and a message. */
export function templateReasons({
  faults,
  problems,
}: Pick<TemplateCheck, 'faults' | 'problems'>): readonly QuestionFault[] {
  return [
    ...faults.map((fault) => ({ path: fault.path, reason: faultText(fault) })),
    ...problems.map((problem) => ({ path: 'parameters', reason: drawProblemText(problem) })),
  ];
}

function faultText({ code, part }: TemplateFault): string {
  switch (code) {
    case 'formulaTooLong':
    case 'placeholderMissing':
    case 'answerFormulaMissing':
    case 'answerFormulaUnused':
      return problemText(code);
    default:
      return problemText(code, { part });
  }
}

function drawProblemText({ code, variable: part, example }: DrawProblem): string {
  switch (code) {
    case 'drawImpossible':
      return problemText(code);
    case 'valueMissing':
      return problemText('drawWithoutValue', { part, example });
    case 'digitsTooMany':
      return problemText('drawDigitsTooMany', { part, example });
    case 'choicesSame':
      return problemText('drawChoicesSame', { example });
    case 'answerRefused':
      return problemText('drawAnswerRefused', { example });
    case 'expressionUnreadable':
      return problemText('drawExpressionUnreadable', { example });
    case 'expressionOtherForm':
      return problemText('drawExpressionOtherForm', { example });
    case 'drawInvalid':
      return problemText('drawInvalid', { part, example });
  }
}
