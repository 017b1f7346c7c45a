import type { CorrectableQuestion } from '#domain/interchange/correction.schema.ts';
import { choiceId, type InterchangeQuestion, plainScheme } from '../questions/interchange-question.ts';

/** What an author can correct of a question that was recognised in a document. */
export function correctableOf(item: InterchangeQuestion): CorrectableQuestion {
  const nothing = { choices: null, isTrue: null, marks: null };
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const choices = item.choices.map(({ id, text }) => ({ text, isCorrect: item.answer.includes(id) }));
      return { ...nothing, stem: item.stem, choices };
    }
    case 'true-false':
      return { ...nothing, stem: item.stem, isTrue: item.answer };
    case 'cloze':
      return { ...nothing, stem: item.text };
    case 'essay': {
      const [point, ...others] = item.scheme.points;
      return { ...nothing, stem: item.stem, marks: others.length === 0 ? (point?.marks ?? null) : null };
    }
    default:
      return { ...nothing, stem: item.stem };
  }
}

/**
 * A recognised question as its author has corrected it. Whether it is valid is decided as for every other question.
 * Parts that a question of its type doesn't have are ignored.
 */
export function correctedQuestion(item: InterchangeQuestion, correction: CorrectableQuestion): InterchangeQuestion {
  const stem = correction.stem.trim();
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-response': {
      if (correction.choices === null) return { ...item, stem };
      const { explanation } = item;
      const choices = correction.choices.map(({ text }, at) => ({ id: choiceId(at), text: text.trim() }));
      const answer = correction.choices.flatMap(({ isCorrect }, at) => (isCorrect ? [choiceId(at)] : []));
      // "Select all that apply" may have a single correct choice.
      const isSelectAll = item.type === 'multiple-response' && item.answer.length === 1;
      const type = answer.length > 1 || isSelectAll ? 'multiple-response' : 'multiple-choice';
      return { type, stem, choices, answer, ...(explanation !== undefined && { explanation }) };
    }
    case 'true-false':
      return { ...item, stem, answer: correction.isTrue ?? item.answer };
    case 'cloze':
      return { ...item, text: stem };
    case 'essay':
      return correction.marks === null || item.scheme.points.length > 1
        ? { ...item, stem }
        : { ...item, stem, scheme: plainScheme(item.scheme.points[0]?.text, correction.marks) };
    default:
      return { ...item, stem };
  }
}
