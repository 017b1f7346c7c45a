/** One answer as written, including escapes. */
export type GiftAnswer = {
  readonly right: boolean;
  /** In hundredths; null if none is written. */
  readonly weight: number | null;
  readonly text: string;
  readonly feedback: string;
};

const ESCAPED = /\\([~=#{}:\\n])/g;

/** Unescaped text: `\~` is `~`, `\n` a line break. A backslash before any other character is literal. */
export const unescapeGift = (text: string): string =>
  text.includes('\\') ? text.replace(ESCAPED, (_, sign: string) => (sign === 'n' ? '\n' : sign)) : text;

/** Index of the first unescaped character from `from` on; -1 if there is none. */
export function unescapedIndex(text: string, sign: string, from = 0): number {
  for (let at = text.indexOf(sign, from); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (!isEscaped(text, at)) return at;
  }
  return -1;
}

/** Whether an odd number of backslashes precedes an index. */
export function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) === 92) before -= 1;
  return (at - 1 - before) % 2 === 1;
}

/**
 * The answers between the braces. `=` and `~` begin one, unless they are escaped or within a tag. Since teachers write
 * `x=2` in a choice, `=` counts only after a space, unless no correct answer would be left.
 */
export function splitAnswers(block: string): GiftAnswer[] {
  const careful = cut(block, true);
  return careful.some(({ right }) => right) || careful.some(({ weight }) => (weight ?? 0) > 0)
    ? careful
    : cut(block, false);
}

function cut(block: string, afterBlank: boolean): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  let from = -1;
  let tagEnd = -1;
  for (let at = 0; at < block.length; at += 1) {
    const code = block.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 60 && tagEnd < at && /[A-Za-z]/.test(block[at + 1] ?? '')) {
      tagEnd = endOfTag(block, at) ?? at;
    } else if (
      code === 126 ||
      (code === 61 && at > tagEnd && (!afterBlank || at === 0 || isBlankCode(block.charCodeAt(at - 1))))
    ) {
      if (from !== -1) answers.push(answerOf(block.slice(from, at)));
      from = at;
    }
  }
  if (from !== -1) answers.push(answerOf(block.slice(from)));
  return answers;
}

/** Tags with an embedded image are longer, and are not examined. */
const EXAMINED_MAX_CHARS = 2_000;
/** The beginning of an answer, as in `a<b =c>d`. In a tag, only an attribute's value follows such a sign. */
const ANSWER_INSIDE = /\s=(?!\s?["'])/;

/** Index of the `>` that ends a tag; null if the text from `at` on is no tag. */
function endOfTag(block: string, at: number): number | null {
  const end = block.indexOf('>', at);
  const next = block.indexOf('~', at);
  if (end === -1 || (next !== -1 && next < end)) return null;
  const isExamined = end - at <= EXAMINED_MAX_CHARS;
  return isExamined && ANSWER_INSIDE.test(block.slice(at, end)) ? null : end;
}

const isBlankCode = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13;
const WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;
const TRAILING_WEIGHT = /%(-?\d+(?:\.\d+)?)%\s*$/;

/** `=%50%text#feedback`. Some write the weight after the text. */
function answerOf(raw: string): GiftAnswer {
  const right = raw.charCodeAt(0) === 61;
  const shownText = raw.slice(1);
  // A choice that begins with `#` is a colour or a heading, not empty text with feedback.
  const mark = unescapedIndex(shownText, '#', shownText.length - shownText.trimStart().length + 1);
  const head = (mark === -1 ? shownText : shownText.slice(0, mark)).trim();
  const feedback = mark === -1 ? '' : shownText.slice(mark + 1).trim();
  const weight = head.includes('%') ? (WEIGHT.exec(head) ?? TRAILING_WEIGHT.exec(head)) : null;
  const text = weight === null ? head : head.replace(weight[0], '').trim();
  return { right, weight: weight === null ? null : Number(weight[1]), text, feedback };
}
