import { parseQuantity } from '../../questions/answers/quantity.parser.ts';

/** A short answer to be grouped. */
export type WrittenAnswer = { readonly id: string; readonly text: string };

/** Answers that say the same, one of them as it was typed, and how each wording was written. */
export type AnswerGroup = {
  readonly wordings: readonly { readonly text: string; readonly ids: readonly string[] }[];
};

/** Words that change nothing about an answer. */
// cspell:ignore eine
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'der', 'das', 'ein', 'eine']);

/** Shorter words are compared exactly: `ion` is not a misspelt `iron`. */
const TYPO_FROM_CHARS = 5;
/**
 * Groups answers to one question that say the same, so that they are marked together. Two answers belong together if
 * their normal forms are equal (case, accents, punctuation and articles don't count), if they are the same number with
 * the same unit, or if each of their words is equal but for a slip of the pen.
 *
 * A slip is a missing, an additional or a swapped letter after the first letter of a longer word. A letter in place of
 * another is none: `ethane` and `ethene`, `chlorine` and `chloride` differ in what they mean. Numbers in an answer have
 * to be equal. All members of a group are compared with its most frequent wording, never with each other, so that a
 * chain of slips does not connect two different answers.
 * @returns groups, the largest first; each answer is in one of them. The order of the answers makes no difference to
 * which of them are together.
 */
export function groupAnswers(answers: readonly WrittenAnswer[]): AnswerGroup[] {
  const byForm = new Map<string, WrittenAnswer[]>();
  for (const answer of answers) {
    const form = normalForm(answer.text);
    byForm.set(form, [...(byForm.get(form) ?? []), answer]);
  }
  const forms = [...byForm].sort(([a, { length: m }], [b, { length: n }]) => n - m || (a < b ? -1 : 1));
  const groups: { readonly words: readonly string[]; readonly members: WrittenAnswer[] }[] = [];
  for (const [form, members] of forms) {
    const words = form.split(' ');
    const found = groups.find((group) => sayTheSame(group.words, words));
    if (found === undefined) groups.push({ words, members: [...members] });
    else found.members.push(...members);
  }
  return groups.map(({ members }) => ({ wordings: wordingsOf(members) })).sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The answers of a group. */
export const idsOf = ({ wordings }: AnswerGroup): string[] => wordings.flatMap(({ ids }) => ids);

const sizeOf = (group: AnswerGroup): number => idsOf(group).length;

/** Each wording of a group as a group of its own. */
export const splitGroup = ({ wordings }: AnswerGroup): AnswerGroup[] =>
  wordings.map((wording) => ({ wordings: [wording] }));

/** A group without one of its wordings, and that wording alone. */
export function separateWording({ wordings }: AnswerGroup, text: string): AnswerGroup[] {
  const [kept, separated] = [
    wordings.filter((each) => each.text !== text),
    wordings.filter((each) => each.text === text),
  ];
  return [kept, separated].filter(({ length }) => length > 0).map((part) => ({ wordings: part }));
}

/** The wordings as they were typed, most frequent first; spaces around them don't count. */
function wordingsOf(members: readonly WrittenAnswer[]): AnswerGroup['wordings'] {
  const byText = new Map<string, string[]>();
  for (const { id, text } of members) byText.set(text.trim(), [...(byText.get(text.trim()) ?? []), id]);
  return [...byText]
    .map(([text, ids]) => ({ text, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || (a.text < b.text ? -1 : 1));
}

/**
 * The form in which answers are compared: words and numbers, separated by single spaces. A number has its value, so
 * that `0.50` and `,5` are equal; an answer that is nothing but a number is its value and its unit.
 */
export function normalForm(text: string): string {
  const quantity = parseQuantity(text);
  if (quantity !== null && !/\s/.test(quantity.unit ?? '')) {
    return `${quantity.value} ${(quantity.unit ?? '').replace(/[.^]/g, '')}`.trim();
  }
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[−–—]/g, '-')
    .split(/\s+/)
    .map(withoutPunctuation)
    .filter((word) => word !== '');
  const content = words.filter((word, at) => !ARTICLES.has(word.toLowerCase()) || hasDigit(words[at - 1] ?? ''));
  return (content.length === 0 ? words : content).map((word, at, all) => normalWord(word, all[at - 1] ?? '')).join(' ');
}

const OPENING = '"\'’‘“”„(';
const CLOSING = '.,;:!?"\'’‘“”)';

/** A word without the signs of its sentence. Those within a word, a number or a formula mean something. */
function withoutPunctuation(word: string): string {
  const characters = [...word];
  const first = characters.findIndex((character) => !OPENING.includes(character));
  const last = characters.findLastIndex((character) => !CLOSING.includes(character));
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
}

/** A number as its value; a unit, symbol or formula, such as `mW` and `CO`, as it is; all other words in small letters. */
function normalWord(word: string, before: string): string {
  const quantity = parseQuantity(word);
  if (quantity !== null && quantity.unit === null) return String(quantity.value);
  const isSymbol = hasDigit(word) || hasDigit(before) || (word.length < TYPO_FROM_CHARS && /.\p{Lu}/u.test(word));
  return isSymbol ? word : word.toLowerCase();
}

const hasDigit = (word: string): boolean => /\d/.test(word);

function sayTheSame(left: readonly string[], right: readonly string[]): boolean {
  return (
    left.length === right.length &&
    left.every((word, at) => word === right[at] || (!hasDigit(word) && isSlip(word, right[at] ?? '')))
  );
}

/** Whether two words differ only by letters that are missing, additional or swapped, after the first one. */
function isSlip(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < TYPO_FROM_CHARS || short[0] !== long[0] || hasDigit(long)) return false;
  return slipsBetween(short, long) <= 1;
}

/**
 * The number of missing, additional and swapped letters between two words: the Damerau–Levenshtein distance in its
 * optimal-string-alignment form, without substitutions: a substituted letter is a missing and an additional one.
 */
function slipsBetween(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          isSame ? (above[column - 1] ?? 0) : Number.POSITIVE_INFINITY,
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = line;
  }
  return above[right.length] ?? 0;
}
