import { problemText } from '../../platform/problem.ts';
import type { Template } from '../parameters/template.ts';
import { checkTemplate, type DrawProblem, type TemplateFault } from '../parameters/template-check.rule.ts';
import type { QuestionTypeName } from '../question-type-names.ts';
import type { CompareExpressions, QuestionFault } from '../types/question-type.ts';

/** Everything that prevents a randomised question from being saved, with messages for its author. */
export function templateProblems(
  type: QuestionTypeName,
  template: Template,
  compare: CompareExpressions | null,
): readonly QuestionFault[] {
  const { faults, problems } = checkTemplate(type, template, { compare });
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

/** Why a draw can't be asked, as a problem with a message. */
export function drawProblemText({ code, variable: part, example }: DrawProblem): string {
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
