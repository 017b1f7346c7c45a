import { readNumber } from './gift/gift-numbers.ts';
import { choiceId, type InterchangeItem, plainScheme } from './interchange-item.ts';

/** What a row of a table asks, by the cells that say it; or the reason why it asks nothing. */
export function itemOf(
  stem: string,
  type: string,
  choices: readonly string[],
  answer: string,
  countsFromZero: () => boolean,
): InterchangeItem | string {
  if (stem === '') return 'the question is empty';
  if (choices.length > 0) return choiceItem(stem, type, choices, answer, countsFromZero);
  if (type === 'essay' || type === 'open') {
    return answer === ''
      ? { type: 'essay', stem, scheme: plainScheme('Answers the question') }
      : { type: 'open', stem, answer };
  }
  if (answer === '') return 'it has neither choices nor an answer';
  const kind = KINDS.find(([, called]) => called.test(type))?.[0] ?? null;
  const truth = truthOf(answer, kind);
  if (truth !== null) return { type: 'true-false', stem, answer: truth };
  if (kind === 'true-false') return `the answer ${quoted(answer)} is neither true nor false`;
  const number = numberOf(answer, kind);
  if (number !== null) return { type: 'numeric', stem, answer: number };
  if (kind === 'numeric') return `the answer ${quoted(answer)} is no number`;
  return {
    type: 'short-answer',
    stem,
    answer: answer
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  };
}

/** What a cell of the type's column can say, for what has no choices. */
const KINDS = [
  ['true-false', /^(?:true|wahr|richtig)[ /_-]?(?:or[ _-])?(?:false|falsch)$|^tf$|^boolean$/],
  ['numeric', /^(?:numeric(?:al)?|number|zahl|numerisch)$/],
  ['short-answer', /^short[ _-]?(?:answer|text)$|^kurzantwort$|^text$/],
] as const;
type Kind = (typeof KINDS)[number][0];

const quoted = (answer: string): string => JSON.stringify(answer.slice(0, 60));

/** Words of other languages, and letters, only where the type says what they are. */
function truthOf(answer: string, kind: Kind | null): boolean | null {
  if (kind !== null && kind !== 'true-false') return null;
  if (/^(?:true|false)$/i.test(answer)) return /^true$/i.test(answer);
  if (kind === null) return null;
  if (/^(?:t|1|yes|w|r|wahr|richtig|ja|vrai|verdadero|vero)$/i.test(answer)) return true;
  return /^(?:f|0|no|falsch|nein|faux|falso)$/i.test(answer) ? false : null;
}

/** With a comma before its decimals only where the type says that it is a number: `1,000` may be a thousand. */
function numberOf(answer: string, kind: Kind | null) {
  if (kind !== null && kind !== 'numeric') return null;
  const decimals = kind === 'numeric' && !answer.includes('.') ? answer.replaceAll(/(\d),(\d)/g, '$1.$2') : answer;
  return readNumber(decimals);
}

function choiceItem(
  stem: string,
  type: string,
  texts: readonly string[],
  answer: string,
  countsFromZero: () => boolean,
): InterchangeItem | string {
  const right = rightOf(texts, answer, countsFromZero);
  if (right === null) return `the answer ${JSON.stringify(answer.slice(0, 60))} names no choice`;
  const choices = texts.map((text, at) => ({ id: choiceId(at), text }));
  const ids = right.map((at) => choiceId(at));
  const one = ids.length === 1 && type !== 'multiple-response';
  return { type: one ? 'multiple-choice' : 'multiple-response', stem, choices, answer: ids };
}

/** Places of the right choices: by text, by letters as in `A` or `A, C`, or by number. */
function rightOf(texts: readonly string[], answer: string, countsFromZero: () => boolean): number[] | null {
  const whole = texts.indexOf(answer);
  if (whole !== -1) return [whole];
  const parts = answer.split(/[,;|\s]+/).filter((part) => part !== '');
  const places = parts.map((part) => {
    if (/^[A-Za-z]$/.test(part)) return part.toUpperCase().charCodeAt(0) - 65;
    return /^\d{1,2}$/.test(part) ? Number(part) - (countsFromZero() ? 0 : 1) : -1;
  });
  return places.length > 0 && places.every((at) => at >= 0 && at < texts.length) ? [...new Set(places)] : null;
}
