import { BLANK } from '#domain/interchange/document/line-kinds.ts';
import type { RecognisedQuestion } from '#domain/interchange/document/recognised-question.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { type NumberReader, numericAnswer } from '../questions/file-numbers.ts';
import { choiceId, type InterchangeQuestion, plainScheme } from '../questions/interchange-question.ts';
import { blocksMarkdown, runsMarkdown } from './rich-text.markdown.ts';

type Read = { readonly item: InterchangeQuestion; readonly inferred: readonly ImportReason[] };

/** A recognised question in the form of the bank, or the reason why it is refused. */
export function documentQuestion(question: RecognisedQuestion, readNumber: NumberReader): Read | ImportReason {
  const stem = blocksMarkdown(question.stem);
  switch (question.type) {
    case 'choices': {
      const choices = question.choices.map((choice, at) => ({ id: choiceId(at), text: blocksMarkdown(choice) }));
      const type = question.isMultiple ? 'multiple-response' : 'multiple-choice';
      return { item: { type, stem, choices, answer: question.correct.map(choiceId) }, inferred: [] };
    }
    case 'true-false':
      return { item: { type: 'true-false', stem, answer: question.answer }, inferred: [] };
    case 'typed':
      return typedQuestion(stem, question.accepted, readNumber);
    case 'blanks':
      return blanksQuestion(stem, question.answers);
    case 'written':
      return writtenQuestion(stem, question);
  }
}

/** A number, its spread and its unit. */
const NUMBER =
  /^([-+−]?\s?\d[\d.,\u00a0\u202f]*(?:\s?[x×·*]\s?10\s?\^?\s?[-−+]?\d{1,3}|e[-+]?\d{1,3})?)(?:\s?(?:±|\+\/-|\+-)\s?([\d.,]{1,20}))?\s?([^\d\s].{0,20})?$/i;
const UNIT =
  /^(?:°\s?[CF]?|%|[GMTcdkmnpµμ]?(?:m|g|s|A|K|mol|Hz|N|Pa|J|W|C|V|F|Ω|T|H|L|l|eV|bar|min|h)(?:[²³⁻¹]{1,3}|\^?-?\d)?(?:\s?[/·*]\s?[GMTcdkmnpµμ]?(?:m|g|s|A|K|mol|Hz|N|J|C|V|L|l|h)(?:[²³⁻¹]{1,3}|\^?-?\d)?){0,3})$/;

function typedQuestion(stem: string, accepted: readonly string[], readNumber: NumberReader): Read | ImportReason {
  const [only = ''] = accepted;
  const [, number, spread, unit = ''] = NUMBER.exec(only.trim()) ?? [];
  const isNumber = accepted.length === 1 && number !== undefined && (unit === '' || UNIT.test(unit.trim()));
  const read = isNumber ? numericAnswer(spread === undefined ? number : `${number}:${spread}`, readNumber) : null;
  if (read === null) return { item: { type: 'short-answer', stem, answer: [...accepted] }, inferred: [] };
  if ('reason' in read) return read.reason;
  const answer = { ...read, ...(unit.trim() !== '' && { unit: unit.trim() }) };
  const inferred: ImportReason[] = read.tolerance === 0 ? [{ code: 'numberExact', written: read.written }] : [];
  return { item: { type: 'numeric', stem, answer }, inferred };
}

function blanksQuestion(stem: string, answers: readonly (readonly string[])[]): Read | ImportReason {
  let count = 0;
  const text = stem.replaceAll(BLANK, () => {
    count += 1;
    return `{{g${count}}}`;
  });
  if (count !== answers.length) return { code: 'blanksAndAnswersDiffer', blanks: count, answers: answers.length };
  const gaps = answers.map((_, at) => ({ id: `g${at + 1}`, choices: null }));
  const answer = Object.fromEntries(answers.map((accepted, at) => [`g${at + 1}`, [...accepted]]));
  return { item: { type: 'cloze', stem: '', text, gaps, answer }, inferred: [] };
}

function writtenQuestion(
  stem: string,
  { marks, modelAnswer, parts }: Extract<RecognisedQuestion, { type: 'written' }>,
): Read {
  if (parts.length > 0) {
    const points = parts.map((part) => ({ text: `${part.label} ${part.answer}`.trim(), marks: part.marks }));
    return { item: { type: 'structured-answer', stem, scheme: { points } }, inferred: [] };
  }
  const answer = modelAnswer === null ? '' : runsMarkdown(modelAnswer);
  if (answer !== '' && marks === null) return { item: { type: 'open', stem, answer }, inferred: [] };
  const scheme = plainScheme('', Math.max(1, marks ?? 1));
  return { item: { type: 'essay', stem, scheme, ...(answer !== '' && { modelAnswer: answer }) }, inferred: [] };
}
