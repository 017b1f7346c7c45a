/* What a line of a document is, by its beginning. All patterns are linear: they run on lines of any length. */

/** `1.`, `1)`, `Question 1:`, `Q1.`, `Frage 1` at the beginning. `length`: of what is cut off. */
export type NumberedStart = { readonly number: number; readonly isNamed: boolean; readonly length: number };

const NUMBERED = /^\s*(?:(\d{1,3})\s?[.)](?:\s+|(?=[^\s\d.,)%]))|\((\d{1,3})\)\s+)/;
const NAMED_NUMBER =
  /^\s*(?:q|question|frage|aufgabe|nr\.?|no\.?|#)\s{0,3}(\d{1,3})(?:\s{0,3}[.):–-]\s*|\s*$|\s+(?=[A-Z]|[ÄÖÜ(\ufffc"“„']))/i;

/** The number at the beginning of a question; null if the line has none. */
export function numberedStart(line: string): NumberedStart | null {
  const named = NAMED_NUMBER.exec(line);
  if (named !== null) return { number: Number(named[1]), isNamed: true, length: named[0].length };
  const plain = NUMBERED.exec(line);
  return plain === null ? null : { number: Number(plain[1] ?? plain[2]), isNamed: false, length: plain[0].length };
}

/** A sign before or after a choice by which teachers mark the correct one. */
const TICK = /^\s*(?:([*✓✔☑✅→])|\[([xX✓✔])\]|\(([xX✓✔])\)|(☐|□|\[ ?\]|\( ?\)))\s*/;
const LETTER = /^\s*(?:\(([A-Za-z])\)|\[([A-Za-z])\]|([A-Za-z])(?:[.):]|\s[–-](?=\s)))(?:\s+|(?=[^\s.])|$)/;
const BULLET = /^\s*[•◦▪‣●○·–-]\s+/;
const TICK_AFTER = /(?:([*✓✔☑✅])|\((?:correct|right|richtig|korrekt)\)|\[(?:correct|richtig|x)\])$/i;

/** The beginning of a choice: `B.`, `(b)`, `*B)`, `[x] Paris`, or a bullet. */
export type ChoiceStart = {
  readonly letter: string | null;
  readonly length: number;
  /** The sign that marks it as correct. */
  readonly sign: string | null;
  readonly isBullet: boolean;
};

/** The letter, bullet or sign at the beginning of a choice; null if the line has none. */
export function choiceStart(line: string): ChoiceStart | null {
  const bullet = BULLET.exec(line)?.[0].length ?? 0;
  const tick = TICK.exec(line.slice(bullet));
  const before = bullet + (tick?.[0].length ?? 0);
  const sign = tick === null || tick[4] !== undefined ? null : (tick[1] ?? tick[0].trim());
  const letter = LETTER.exec(line.slice(before));
  if (letter !== null && bullet === 0) {
    const name = (letter[1] ?? letter[2] ?? letter[3] ?? '').toUpperCase();
    const length = before + letter[0].length;
    const inner = TICK.exec(line.slice(length));
    const isInnerSign = inner !== null && inner[1] !== undefined && sign === null;
    return isInnerSign
      ? { letter: name, length: length + inner[0].length, sign: inner[1] ?? null, isBullet: false }
      : { letter: name, length, sign, isBullet: false };
  }
  if (tick !== null && tick[1] === undefined) return { letter: null, length: before, sign, isBullet: true };
  if (bullet === 0) return null;
  return { letter: null, length: tick?.[1] === undefined ? bullet : before, sign, isBullet: true };
}

/** The position and the sign of a mark at the end of a choice; null: it has none. */
export function signAtEnd(text: string): { readonly at: number; readonly sign: string } | null {
  const whole = text.trimEnd();
  const tail = whole.slice(-40);
  const found = TICK_AFTER.exec(tail);
  return found === null ? null : { at: whole.length - tail.length + found.index, sign: found[1] ?? found[0].trim() };
}

const ANSWER =
  /^\s*\(?(?:(?:the )?(?:correct |right )?answers?(?: is)?|ans|correct|key|solution|(?:richtige |korrekte )?antwort(?:en)?|lösung|richtig(?: ist)?)\s*(?:[:=]|\.(?=\s)|\s[–-]\s)\s*/i;
const EXPLANATION = /^\s*(?:explanation|rationale|feedback|reason|erklärung|begründung|erläuterung)\s*:\s*/i;
const KEY_HEADING =
  /^(?:answers|(?:answers?|marking|solution)[ -](?:key|sheet|scheme)|key|solutions|lösungen|lösungsschlüssel|antwortschlüssel|antworten|musterlösungen)\s?:?$/i;

/** How much of a line `Answer: B` precedes the answer; null: it names none. */
export const answerStart = (line: string): number | null => ANSWER.exec(line)?.[0].length ?? null;

/** The number of characters of a line `Explanation: …` before the explanation; null if it has none. */
export const explanationStart = (line: string): number | null => EXPLANATION.exec(line)?.[0].length ?? null;

/** Whether a line is the heading of a list of answers, such as `Answer key`. */
export const isKeyHeading = (line: string): boolean => line.length < 60 && KEY_HEADING.test(line.trim());

const UNIT = String.raw`(?:marks?|points?|pts?\.?|punkte?|p\.?|be)`;
const MARKS_AT_END = new RegExp(
  String.raw`\s*(?:\[\s?(\d{1,2})\s?${UNIT}?\s?\]|\(\s?(\d{1,2})\s?${UNIT}\s?\))\s*$`,
  'i',
);
const MARKS_AT_START = new RegExp(
  String.raw`^\s*(?:\[\s?(\d{1,2})\s?${UNIT}\s?\]|\(\s?(\d{1,2})\s?${UNIT}\s?\))\s*`,
  'i',
);

/** Marks in brackets: `[2]`, `(3 marks)`. `from` and `to`: the text without them. */
export type Marks = { readonly marks: number; readonly from: number; readonly to: number };

/** The marks at the end or at the beginning of a text; null if there are none. */
export function marksIn(text: string): Marks | null {
  const tail = text.slice(-40);
  const end = MARKS_AT_END.exec(tail);
  if (end !== null) return { marks: Number(end[1] ?? end[2]), from: 0, to: text.length - tail.length + end.index };
  const start = MARKS_AT_START.exec(text);
  return start === null ? null : { marks: Number(start[1] ?? start[2]), from: start[0].length, to: text.length };
}

const TRUE_WORDS = /^(?:t|true|w|wahr|richtig|r|✓|ja|yes)$/i;
const FALSE_WORDS = /^(?:f|false|falsch|✗|nein|no)$/i;
/** Words only; a single letter counts where true or false is asked for. */
export function truthOf(answer: string, expectsTruth: boolean): boolean | null {
  const word = answer.trim().replace(/[.!]$/, '');
  if (word.length === 1 && !expectsTruth) return null;
  if (/^(?:yes|no|ja|nein|r)$/i.test(word) && !expectsTruth) return null;
  if (TRUE_WORDS.test(word)) return true;
  return FALSE_WORDS.test(word) ? false : null;
}

const TRUTH_WORDS = /\b(?:true|wahr|richtig|t)\s{0,3}(?:\/|or|oder|\||,)\s{0,3}(?:false|falsch|f)\b/i;

/** Whether a text asks for true or false. */
export const offersTruth = (text: string): boolean => TRUTH_WORDS.test(text.slice(0, 2_000));
/** A line that only offers the two: `True   False`. */
const TRUTH_LINE = /^\s*[☐□○]?\s?(true|wahr|richtig|t)[\s/|☐□○]{1,20}(false|falsch|f)\s*$/i;

/** Whether a line only offers true and false. */
export const isTruthLine = (text: string): boolean => text.length < 60 && TRUTH_LINE.test(text);

/** Blanks to fill in. */
export const BLANK = /_{3,}|\.{6,}|…{2,}/g;

/** The number of blanks in a text. */
export const blanksIn = (text: string): number => text.match(BLANK)?.length ?? 0;

/** Whether a text asks for several choices, in English or German. */
export const allowsSeveral = (text: string): boolean =>
  /\b(?:select|choose|tick|mark) (?:all|two|three|every)\b|\ball that apply\b|\balle (?:zutreffenden|richtigen)\b/i.test(
    text,
  );
