import type { ImportReason } from '../import-reason.ts';
import { sourceOf } from './answer-key.ts';
import { joined, type RecognisedDraft, type TextAnswer } from './draft-answer.ts';
import { blanksIn, offersTruth, truthOf } from './line-kinds.ts';
import type { QuestionDraft } from './question-draft.ts';

/** Longer answers are model answers: no student types them in the same words. */
const SHORT_ANSWER_MAX_CHARS = 80;
const SHORT_ANSWER_MAX_WORDS = 10;
/** A question for this many marks is marked by a person. */
const WRITTEN_MARKS_MIN = 3;

type Read = Pick<RecognisedDraft, 'question' | 'inferred'>;

/** A question without choices: true or false, blanks, a typed answer, or an answer that a person marks. */
export function recogniseTyped(draft: QuestionDraft, answers: readonly TextAnswer[]): Read | ImportReason {
  const { stem, marks } = draft;
  const text = sourceOf(stem);
  const [first, ...others] = answers;
  const by = answers.map((answer) => answer.by);
  const expectsTruth = draft.truthLine !== null || offersTruth(text);
  if (first === undefined) return unanswered(draft, text, expectsTruth);
  const truth = truthOf(first.text, expectsTruth);
  if (truth !== null) {
    const other = others.find((answer) => truthOf(answer.text, true) !== truth);
    if (other !== undefined) return { code: 'keysContradict', first: first.text, second: other.text };
    return { question: { type: 'true-false', stem, answer: truth }, inferred: [...by, { code: 'truthFromAnswer' }] };
  }
  if (expectsTruth && draft.truthLine !== null) return { code: 'keyNotUnderstood', answer: first.text };
  const blanks = blanksIn(text);
  if (blanks > 1) return blanksQuestion(stem, answers, blanks);
  if (others.some((answer) => answer.text !== first.text)) {
    const second = others.find((answer) => answer.text !== first.text)?.text ?? '';
    return { code: 'keysContradict', first: first.text, second };
  }
  const isWritten =
    first.text.length > SHORT_ANSWER_MAX_CHARS ||
    first.text.split(/\s+/).length > SHORT_ANSWER_MAX_WORDS ||
    first.text.includes('\ufffc') ||
    (marks ?? 1) >= WRITTEN_MARKS_MIN;
  if (isWritten && blanks === 0) {
    const modelAnswer = joined([first.runs]);
    return {
      question: { type: 'written', stem, marks, modelAnswer, parts: [] },
      inferred: [...by, { code: 'answerAsModelAnswer' }],
    };
  }
  const accepted = alternativesOf(first.text);
  const several: ImportReason[] = accepted.length > 1 ? [{ code: 'alternativesAccepted', count: accepted.length }] : [];
  return { question: { type: 'typed', stem, accepted }, inferred: [...by, ...several] };
}

/** `colour | color`, `colour or color`. */
const alternativesOf = (answer: string): readonly string[] =>
  answer
    .split(/\s?\|\s?|\s(?:or|oder)\s/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Several blanks: one answer for each, in one line or in several. */
function blanksQuestion(
  stem: QuestionDraft['stem'],
  answers: readonly TextAnswer[],
  blanks: number,
): Read | ImportReason {
  const [only] = answers;
  const splits =
    answers.length > 1 || only === undefined
      ? [answers.map(({ text }) => text)]
      : [/\s?;\s?/, /\s?,\s?/, /\s?\/\s?/].map((sign) => only.text.split(sign));
  const given = splits.find((texts) => texts.length === blanks && texts.every((text) => text.trim() !== ''));
  if (given === undefined)
    return { code: 'blanksAndAnswersDiffer', blanks, answers: Math.max(...splits.map((texts) => texts.length)) };
  const lists = given.map((text) => alternativesOf(text.replace(/^\(?(?:\d{1,2}|[a-z])[).]\s+/, '')));
  return { question: { type: 'blanks', stem, answers: lists }, inferred: answers.map(({ by }) => by) };
}

const TASK =
  /^(?:explain|describe|discuss|define|state|name|list|calculate|compare|draw|sketch|evaluate|outline|suggest|show|prove|write|give|find|solve|erkläre|beschreibe|nenne|berechne|vergleiche|zeige|begründe|erläutere|definiere|zeichne|skizziere|bestimme|diskutiere)/i;

/** Without a key, only a question that a person marks is complete. */
function unanswered(draft: QuestionDraft, text: string, expectsTruth: boolean): Read | ImportReason {
  if (expectsTruth || blanksIn(text) > 0) return { code: 'keyNotFound' };
  const { stem, marks } = draft;
  if (marks === null && !text.includes('?') && !TASK.test(text.trimStart())) return { code: 'notAQuestion' };
  return {
    question: { type: 'written', stem, marks, modelAnswer: null, parts: [] },
    inferred: [{ code: 'markedByTeacher' }, ...(marks === null ? [] : [{ code: 'marksFromBrackets' as const, marks }])],
  };
}
