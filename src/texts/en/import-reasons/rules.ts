import type { RuleFacts } from '#domain/interchange/reasons/rule-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { IMAGE_FAULTS_TEXT, nameOf, quoted, sentence } from './reason-parts.ts';

/** What the parts of a question say against one another. */
export const rules: ReasonTextsOf<keyof RuleFacts | 'inField'> = {
  idTwice: ({ id, where }) => `${sentence(nameOf(where))} uses the id ${quoted(id)} twice. Give each entry its own id.`,
  answerNamesNoChoice: ({ id }) =>
    `The answer refers to ${quoted(id)}, which is none of the choices. Correct the answer or add the choice.`,
  weightNamesNoChoice: ({ id }) =>
    `The weights refer to ${quoted(id)}, which is none of the choices. Correct the weights.`,
  weightsContradictKey: ({ full }) =>
    `The weights contradict the correct answer: the correct choices, and no others, have to earn ${full ? '100 %' : 'more than 0 %'}. Correct one of the two.`,
  gapNotDefined: ({ gap }) => `${quoted(gap)} isn’t one of the gaps of the question. Add the gap or correct its name.`,
  gapNotInText: ({ gap }) => `The gap ${quoted(gap)} isn’t in the text. Add it to the text or remove it.`,
  gapUnanswered: ({ gap }) => `The gap ${quoted(gap)} has no answer. Give it one.`,
  gapAnswerNotOffered: ({ gap }) =>
    `A correct answer of the gap ${quoted(gap)} isn’t among its choices. Add it to the choices.`,
  promptWithoutMatch: ({ prompt }) => `${quoted(prompt)} has no match. Choose what belongs to it.`,
  placesTooClose: ({ one, other }) =>
    `The places ${quoted(one)} and ${quoted(other)} are too close together to be hit with a finger. Move them apart.`,
  onePlaceOnly: () => 'Several places are marked as correct, but only one can be chosen. Mark one, or allow several.',
  orderIncomplete: () => 'The correct order doesn’t name every choice exactly once. Complete the order.',
  unitsMissing: () => 'The question asks for the unit, but names none. Add the accepted units.',
  figuresMissing: () => 'The answer has neither a tolerance nor a number of significant figures. Add one of the two.',
  wordLimitsReversed: () => 'The smallest number of words is larger than the largest. Correct the two numbers.',
  marksDiffer: () => 'The total of the mark scheme isn’t the marks of the question. Correct one of the two.',
  markPointUnknown: ({ point }) =>
    `The mark scheme refers to ${quoted(point)}, which is none of its points. Correct the name.`,
  markPointNeedsItself: ({ point }) =>
    `The point ${quoted(point)} of the mark scheme depends on itself. Remove that dependency.`,
  marksTooMany: ({ total, most }) =>
    `The mark scheme has a total of ${total}, but its points come to ${most} at most. Correct one of the two.`,
  tableWithoutGap: () => 'The table has no cell to fill in. Mark at least one.',
  tableRowUneven: ({ row, cells, columns }) =>
    `Row ${row} of the table has ${cells} cells, but the table has ${columns} columns. Add or remove cells.`,
  tableCellUnanswered: ({ cell }) => `The cell ${quoted(cell)} has no answer. Give it one.`,
  tableCellUnknown: ({ cell }) => `${quoted(cell)} isn’t one of the cells to fill in. Correct the name.`,
  expressionOtherForm: () =>
    'The expected expression isn’t written in the form that the question asks for. Write it in that form.',
  expressionUnreadable: () =>
    'Lectern can’t read the expected expression, or it has no value anywhere. Check how it is written.',
  addressInvalid: ({ address }) => `${quoted(address)} isn’t a web address. Correct or remove it.`,
  fieldUnknown: ({ field }) => `Questions have no field called ${quoted(field)}. Check its spelling or remove it.`,
  imageNotListed: ({ image }) => `The image ${quoted(image)} is shown, but isn’t listed in “images”. Add it there.`,
  imageNotShown: ({ image }) =>
    `The image ${quoted(image)} is listed in “images”, but no text shows it. Show it in a text or remove it.`,
  imageUnusable: ({ image, fault }) => `The image ${quoted(image)} ${IMAGE_FAULTS_TEXT[fault]}.`,
  inField: ({ field, reason }, inner) => `Field ${quoted(field)}: ${inner(reason)}`,
};
