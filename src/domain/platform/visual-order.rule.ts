/** A part of a line in one direction, as it follows from left to right on paper. */
export type DirectedRun = { readonly text: string; readonly isRightToLeft: boolean };

/** How a character takes part in the order: as a letter from right to left, as one from left to right, a number, or neither. */
type Class = 'right' | 'left' | 'number' | 'mark' | 'neutral';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\u200f]/u;

function classOf(character: string): Class {
  if (/\p{Nd}/u.test(character)) return 'number';
  if (/\p{M}/u.test(character)) return 'mark';
  if (RIGHT_TO_LEFT.test(character)) return /[\p{L}\u200f]/u.test(character) ? 'right' : 'neutral';
  return /[\p{L}\u200e]/u.test(character) ? 'left' : 'neutral';
}

/** Whether a text is written from right to left: its first letter decides, as in browsers with `dir="auto"`. */
export function isRightToLeft(text: string): boolean {
  for (const character of text) {
    const found = classOf(character);
    if (found === 'right' || found === 'left') return found === 'right';
  }
  return false;
}

const MIRRORED: ReadonlyMap<string, string> = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

/**
 * The runs of a line from left to right, by the rules of the Unicode Bidirectional Algorithm for a line without explicit
 * embeddings, whose marks are left out. The text of a run is in the order in which it is read; brackets of a run from right
 * to left are mirrored.
 */
export function visualRuns(line: string): readonly DirectedRun[] {
  if (!RIGHT_TO_LEFT.test(line)) {
    const text = line.replaceAll('\u200e', '');
    return text === '' ? [] : [{ text, isRightToLeft: false }];
  }
  const characters = [...line];
  const base = isRightToLeft(line) ? 1 : 0;
  const levels = levelsOf(characters, base);
  const runs: { text: string; level: number }[] = [];
  for (const [at, character] of characters.entries()) {
    if (character === '\u200e' || character === '\u200f') continue;
    const level = levels[at] ?? base;
    const shown = level === 1 ? (MIRRORED.get(character) ?? character) : character;
    const last = runs.at(-1);
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  }
  return reordered(runs).map(({ text, level }) => ({ text, isRightToLeft: level === 1 }));
}

/** The level of each character: even from left to right, odd from right to left. */
function levelsOf(characters: readonly string[], base: 0 | 1): readonly number[] {
  const leftLevel = base === 0 ? 0 : 2;
  const strong: (boolean | null)[] = [];
  const levels: (number | null)[] = [];
  let isRight = base === 1;
  for (const character of characters) {
    const found = classOf(character);
    if (found === 'right' || found === 'left') isRight = found === 'right';
    if (found === 'right') levels.push(1);
    else if (found === 'left') levels.push(leftLevel);
    else if (found === 'number') levels.push(isRight ? 2 : leftLevel);
    else levels.push(found === 'mark' ? (levels.at(-1) ?? null) : null);
    // A number in a text from right to left keeps its own order, and counts as a part of that text for what is around it.
    strong.push(found === 'number' ? isRight : levels.at(-1) === null ? null : levels.at(-1) === 1);
  }
  for (const [open, close] of bracketPairs(characters)) {
    const side = sideOfBrackets(strong, [open, close], base === 1);
    for (const at of side === null ? [] : [open, close]) {
      strong[at] = side;
      levels[at] = side === true ? 1 : leftLevel;
    }
  }
  return levels.map((level, at) => level ?? neutralLevel(strong, at, base));
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The positions of brackets that belong together, in the order of the opening ones. */
function bracketPairs(characters: readonly string[]): readonly (readonly [open: number, close: number])[] {
  const pairs: (readonly [number, number])[] = [];
  const waiting: { readonly at: number; readonly closing: string }[] = [];
  for (const [at, character] of characters.entries()) {
    const closing = CLOSING.get(character);
    if (closing !== undefined) waiting.push({ at, closing });
    const found = waiting.findLastIndex((open) => open.closing === character);
    const open = waiting[found];
    if (open === undefined) continue;
    pairs.push([open.at, at]);
    waiting.length = found;
  }
  return pairs.toSorted(([one], [other]) => one - other);
}

/** Whether brackets are from right to left, by the letters in them and before them; null: they are like other signs. */
function sideOfBrackets(
  strong: readonly (boolean | null)[],
  [open, close]: readonly [number, number],
  base: boolean,
): boolean | null {
  const within = strong.slice(open + 1, close);
  if (within.includes(base)) return base;
  if (!within.includes(!base)) return null;
  const before = strong.slice(0, open).findLast((side) => side !== null) ?? base;
  return before === base ? base : !base;
}

/** The level of a space or sign: that of the letters around it if they agree, else that of the line. */
function neutralLevel(strong: readonly (boolean | null)[], at: number, base: 0 | 1): number {
  const before = strong.slice(0, at).findLast((side) => side !== null) ?? base === 1;
  const after = strong.slice(at + 1).find((side) => side !== null) ?? base === 1;
  if (before !== after) return base;
  if (before) return 1;
  return base === 0 ? 0 : 2;
}

/** Runs from left to right: those of a high level are turned around first, then those of the next. */
function reordered<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  let ordered = runs;
  for (const lowest of [2, 1]) {
    const turned: Run[] = [];
    let group: Run[] = [];
    for (const run of ordered) {
      if (run.level >= lowest) group.push(run);
      else {
        turned.push(...group.toReversed(), run);
        group = [];
      }
    }
    turned.push(...group.toReversed());
    ordered = turned;
  }
  return ordered;
}
