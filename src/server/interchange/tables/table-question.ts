import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { type NumberReader, numericAnswer } from '../questions/file-numbers.ts';
import { choiceId, type InterchangeQuestion, plainScheme } from '../questions/interchange-question.ts';

/** A row of a table, by its non-empty cells; the type in lower case. */
type Row = {
  readonly stem: string;
  readonly type: string;
  /** In order, including empty ones, because letters and numbers count them. */
  readonly choices: readonly string[];
  /** Choices marked as incorrect; the answer is the correct one. */
  readonly wrong: readonly string[];
  readonly answer: string;
};

/** The meaning of numbers of correct choices in a table. */
export type Numbers = {
  readonly fromZero: boolean;
  readonly areIndexes: boolean;
  /** Some equal a choice's text, and exceed the number of choices. */
  readonly areTexts: boolean;
};

/** Markdown markup without text: it would show nothing. */
const MARKUP_ONLY = /^[\s*_~`#>]*$/;

/** The question of a row, or the reason why it is rejected. */
export function questionOf(
  { stem, type, choices: columns, wrong, answer }: Row,
  numbers: () => Numbers,
  readNumber: NumberReader,
): InterchangeQuestion | ImportReason {
  const choices = columns.filter((choice) => choice !== '');
  if (MARKUP_ONLY.test(stem)) return { code: 'questionTextMissing' };
  if (UNSUPPORTED_TYPES.test(type)) return { code: 'typeNotScored', type };
  const kind = KINDS.find(([, called]) => called.test(type))?.[0] ?? null;
  if (kind === 'essay') return essay(stem, [answer, ...choices].find((text) => text !== '') ?? '');
  // For typed answers, the choices are accepted answers.
  if (kind === 'short-answer' && choices.length > 0)
    return shortAnswer(stem, [...new Set([...answer.split('|'), ...choices])]);
  if (wrong.length > 0 && choices.length === 0) {
    if (answer === '') return { code: 'correctAnswerMissing' };
    return choiceQuestion(stem, [answer, ...wrong], [0], kind);
  }
  if (choices.length > 0) {
    // An empty answer would match the first empty choice.
    if (answer === '') return { code: 'correctAnswerMissing' };
    if (choices.filter((choice) => choice === answer).length > 1) return { code: 'answerFitsSeveralChoices', answer };
    if (hasTwoMeanings(columns, answer, numbers)) return { code: 'answerLetterOrText', answer };
    const right = correctAnswers(columns, answer, numbers);
    if (right === null) return { code: 'answerNotAmongChoices', answer };
    const counted = right.map((at) => columns.slice(0, at).filter((choice) => choice !== '').length);
    return choiceQuestion(stem, choices, counted, kind);
  }
  if (answer === '') return { code: 'choicesAndAnswerMissing' };
  const truth = truthOf(answer, kind);
  if (truth !== null) return { type: 'true-false', stem, answer: truth };
  if (kind === 'true-false') return { code: 'answerNotTrueOrFalse', answer };
  const number = kind === null || kind === 'numeric' ? numericAnswer(answer, readNumber) : null;
  if (number !== null) return 'reason' in number ? number.reason : { type: 'numeric', stem, answer: number };
  if (kind === 'numeric') return { code: 'answerNotANumber', answer };
  return shortAnswer(stem, answer.split('|'));
}

const shortAnswer = (stem: string, accepted: readonly string[]): InterchangeQuestion => ({
  type: 'short-answer',
  stem,
  answer: accepted.map((text) => text.trim()).filter((text) => text !== ''),
});

const essay = (stem: string, answer: string): InterchangeQuestion =>
  answer === '' ? { type: 'essay', stem, scheme: plainScheme() } : { type: 'open', stem, answer };

/** The possible values of the type column. */
const KINDS = [
  ['true-false', /^(?:true|wahr|richtig)[ /_-]*(?:or[ _-])?(?:false|falsch)$|^(?:tf|t\/f)$|^boolean$/],
  ['numeric', /^(?:numeric(?:al)?|number|zahl|numerisch)$/],
  [
    'short-answer',
    /^short[ _-]?(?:answer|text)$|^kurzantwort$|^text$|^fill[ _-]?in(?:[ _-]?the)?[ _-]?(?:blanks?|gaps?)?$|^fib$|^blank$|^type[ _-]?(?:the[ _-])?answer$|^lückentext$/,
  ],
  ['essay', /^essay$|^open(?:[ _-]?ended)?$|^(?:long|free)[ _-]?(?:answer|text|response)$|^paragraph$|^freitext$/],
  [
    'multiple-response',
    /^multiple[ _-]?(?:response|answers?|select|correct)s?$|^multi[ _-]?select$|^check[ _-]?box(?:es)?$|^(?:mr|ms|ma)$|^mehrfach(?:auswahl|antwort)$/,
  ],
] as const;
type Kind = (typeof KINDS)[number][0];

/** Only asks for an opinion, or shows something. */
const UNSUPPORTED_TYPES = /^(?:poll|survey|opinion|slide|draw|drawing|word ?cloud|umfrage)$/;

/** Words of other languages, and letters, only if the type says that the answer is true or false. */
function truthOf(answer: string, kind: Kind | null): boolean | null {
  if (kind !== null && kind !== 'true-false') return null;
  // Spreadsheets write them in their own language.
  if (/^(?:true|false|wahr|falsch)$/i.test(answer)) return /^(?:true|wahr)$/i.test(answer);
  if (kind === null) return null;
  if (/^(?:t|1|yes|w|r|wahr|richtig|ja|vrai|verdadero|vero)$/i.test(answer)) return true;
  return /^(?:f|0|no|falsch|nein|faux|falso)$/i.test(answer) ? false : null;
}

function choiceQuestion(
  stem: string,
  texts: readonly string[],
  right: readonly number[],
  kind: Kind | null,
): InterchangeQuestion {
  const words = texts.map((text) => text.toLowerCase());
  if (kind === 'true-false' && right.length === 1 && words.length === 2) {
    const [truth] = right.map((at) => truthOf(texts[at] ?? '', kind));
    const [other] = words.flatMap((_, at) => (right.includes(at) ? [] : [truthOf(texts[at] ?? '', kind)]));
    if (truth != null && other === !truth) return { type: 'true-false', stem, answer: truth };
  }
  const choices = texts.map((text, at) => ({ id: choiceId(at), text }));
  const ids = right.map((at) => choiceId(at));
  const one = ids.length === 1 && kind !== 'multiple-response';
  return { type: one ? 'multiple-choice' : 'multiple-response', stem, choices, answer: ids };
}

/** Indexes of the correct choices: by text, by letters as in `A` or `A, C`, or by number. */
function correctAnswers(texts: readonly string[], answer: string, numbers: () => Numbers): number[] | null {
  const at = indexOf(texts, answer);
  const isNumber = /^\d{1,2}$/.test(answer);
  if (at !== -1 && !(isNumber && numbers().areIndexes)) return [at];
  const parts = answer.split(/[,;|&\s]+/).filter((part) => part !== '' && !BEFORE_NAME.test(part));
  const named = parts.map((part) => {
    const [, letter, number] = /^\(?(?:([A-Za-z])|(\d{1,2}))[).:]?$/.exec(part) ?? [];
    if (letter !== undefined) return letter.toUpperCase().charCodeAt(0) - 65;
    return number === undefined ? -1 : Number(number) - (numbers().fromZero ? 0 : 1);
  });
  const isIndex = (index: number): boolean => (texts[index] ?? '') !== '';
  if (named.length > 0 && named.every(isIndex)) return [...new Set(named)];
  for (const sign of ['|', ';', '\n', ',']) {
    const indexes = answer.split(sign).map((part) => indexOf(texts, part.trim()));
    if (indexes.length > 1 && indexes.every(isIndex)) return [...new Set(indexes)];
  }
  return null;
}

/** Whether a letter or number refers to one choice, while another one has it as its text. */
function hasTwoMeanings(texts: readonly string[], answer: string, numbers: () => Numbers): boolean {
  const [, letter, number] = /^(?:([A-Za-z])|(\d{1,2}))$/.exec(answer) ?? [];
  const at = texts.indexOf(answer);
  if (at === -1 || (letter === undefined && number === undefined)) return false;
  if (letter === undefined && (numbers().areIndexes || numbers().areTexts)) return false;
  const named =
    letter === undefined ? Number(number) - (numbers().fromZero ? 0 : 1) : letter.toUpperCase().charCodeAt(0) - 65;
  return named !== at && (texts[named] ?? '') !== '';
}

/** Words before the letter or number of a choice. */
const BEFORE_NAME = /^(?:option|answer|choice|and|und|antwort|auswahl)$/i;

/** The index of a choice by its text; -1 if none or several have it. */
function indexOf(texts: readonly string[], shownText: string): number {
  const exact = texts.indexOf(shownText);
  if (exact !== -1 || shownText.length < 2) return exact;
  const small = texts.map((text) => text.toLowerCase());
  const like = shownText.toLowerCase();
  return small.indexOf(like) === small.lastIndexOf(like) ? small.indexOf(like) : -1;
}
