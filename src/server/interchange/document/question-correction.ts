import type { CorrectableQuestion } from '#domain/interchange/correction.schema.ts';
import { BLANK } from '#domain/interchange/document/line-kinds.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
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
    case 'short-answer':
      return { ...nothing, stem: item.stem, accepted: [...item.answer] };
    case 'numeric': {
      const { value, tolerance, unit } = item.answer;
      return { ...nothing, stem: item.stem, number: { value, tolerance: tolerance ?? 0, unit: unit ?? '' } };
    }
    case 'cloze': {
      const blanks = item.gaps.map(({ id }) => [...(ownEntry(item.answer, id) ?? [])]);
      return { ...nothing, stem: item.text.replaceAll(GAP, SHOWN_BLANK), blanks };
    }
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
    case 'short-answer':
      return { ...item, stem, answer: correction.accepted?.map((text) => text.trim()) ?? item.answer };
    case 'numeric': {
      if (correction.number === undefined) return { ...item, stem };
      const { value, tolerance } = correction.number;
      const unit = correction.number.unit.trim();
      // A number that was not corrected stays as the document writes it.
      const written = value === item.answer.value ? item.answer.written : String(value);
      return { ...item, stem, answer: { value, written, tolerance, ...(unit !== '' && { unit }) } };
    }
    case 'cloze':
      return correctedBlanks(item, stem, correction.blanks);
    case 'essay':
      return correction.marks === null || item.scheme.points.length > 1
        ? { ...item, stem }
        : { ...item, stem, scheme: plainScheme(item.scheme.points[0]?.text, correction.marks) };
    default:
      return { ...item, stem };
  }
}

/** A blank as authors see and write it, and in a text of the bank. */
const SHOWN_BLANK = '____';
const GAP = /\{\{[\w-]{1,40}\}\}/g;

type Cloze = Extract<InterchangeQuestion, { type: 'cloze' }>;

/** The blanks of the corrected text in order, each with its answers. A blank without answers is refused on import. */
function correctedBlanks(item: Cloze, stem: string, blanks: CorrectableQuestion['blanks']): InterchangeQuestion {
  const answers = blanks ?? item.gaps.map(({ id }) => ownEntry(item.answer, id) ?? []);
  const gaps: Cloze['gaps'] = [];
  const text = stem.replaceAll(GAP, SHOWN_BLANK).replaceAll(BLANK, () => {
    const id = `g${gaps.length + 1}`;
    gaps.push({ id, choices: null });
    return `{{${id}}}`;
  });
  const answer = Object.fromEntries(answers.map((accepted, at) => [`g${at + 1}`, accepted.map((each) => each.trim())]));
  return { ...item, text, gaps, answer };
}
