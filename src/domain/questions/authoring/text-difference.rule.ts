/** A run of words that both texts have, or only the earlier or the later one. */
export type DifferencePiece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** A field in which two versions differ; null where one of them has no such field. */
export type FieldDifference = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly pieces: readonly DifferencePiece[];
};

/** Words, or lines, compared at most: the work grows with the square. More of them differ as a whole. */
const COMPARED_MAX = 1_500;

/**
 * The words of two texts side by side: the longest run of words that both have in order stays, the rest is gone or new.
 * Joined, `same` and `gone` are the earlier text, `same` and `new` the later one. Long texts are compared line by line
 * first, then word by word where their lines differ.
 */
export function compareTexts(before: string, after: string): readonly DifferencePiece[] {
  if (before === after) return joined([piece('same', before)]);
  const byWord = compareParts(wordsOf(before), wordsOf(after));
  if (byWord !== null) return joined(byWord);
  const byLine = joined(
    sortedRuns(compareParts(linesOf(before), linesOf(after)) ?? [piece('gone', before), piece('new', after)]),
  );
  return joined(
    byLine.flatMap((run, at) => {
      const next = byLine[at + 1];
      if (run.kind === 'gone' && next?.kind === 'new') return wordsWithin(run, next);
      return run.kind === 'new' && byLine[at - 1]?.kind === 'gone' ? [] : [run];
    }),
  );
}

/** A run of lines that is another one now, word by word where it is short enough. */
const wordsWithin = (gone: DifferencePiece, now: DifferencePiece): readonly DifferencePiece[] =>
  compareParts(wordsOf(gone.text), wordsOf(now.text)) ?? [gone, now];

/** What went and came at one place: first all that went. */
function sortedRuns(pieces: readonly DifferencePiece[]): DifferencePiece[] {
  const sorted: DifferencePiece[] = [];
  let came: DifferencePiece[] = [];
  for (const next of pieces) {
    if (next.kind === 'new') {
      came.push(next);
      continue;
    }
    if (next.kind === 'same') {
      sorted.push(...came);
      came = [];
    }
    sorted.push(next);
  }
  return [...sorted, ...came];
}

/** The longest run of parts that both have in order stays; null where there are too many to compare. */
function compareParts(a: readonly string[], b: readonly string[]): readonly DifferencePiece[] | null {
  if (a.length > COMPARED_MAX || b.length > COMPARED_MAX) return null;
  const lengths = commonLengths(a, b);
  const at = (i: number, j: number): number => lengths[i * (b.length + 1) + j] ?? 0;
  const pieces: DifferencePiece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [was = '', is = ''] = [a[i], b[j]];
    if (was === is) {
      pieces.push(piece('same', was));
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      pieces.push(piece('gone', was));
      i += 1;
    } else {
      pieces.push(piece('new', is));
      j += 1;
    }
  }
  return [...pieces, piece('gone', a.slice(i).join('')), piece('new', b.slice(j).join(''))];
}

/** The fields in which two values differ, by path, in the order of the later one; removed fields come last. */
export function compareValues(before: unknown, after: unknown): readonly FieldDifference[] {
  const [old, now] = [leavesOf(before, ''), leavesOf(after, '')];
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))];
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path) ?? null, now.get(path) ?? null];
    return was === is ? [] : [{ path, before: was, after: is, pieces: compareTexts(was ?? '', is ?? '') }];
  });
}

const piece = (kind: DifferencePiece['kind'], text: string): DifferencePiece => ({ kind, text });

/** Words with the blanks behind them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lines with their ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** At `i, j`: how many words the rests of both texts from there have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = lengths[(i + 1) * width + j] ?? 0;
      const beside = lengths[i * width + j + 1] ?? 0;
      const across = lengths[(i + 1) * width + j + 1] ?? 0;
      lengths[i * width + j] = a[i] === b[j] ? across + 1 : Math.max(below, beside);
    }
  }
  return lengths;
}

function joined(pieces: readonly DifferencePiece[]): DifferencePiece[] {
  const runs: DifferencePiece[] = [];
  for (const next of pieces) {
    const last = runs.at(-1);
    if (last?.kind === next.kind) runs[runs.length - 1] = piece(next.kind, last.text + next.text);
    else if (next.text !== '') runs.push(next);
  }
  return runs;
}

function leavesOf(value: unknown, path: string): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, path === '' ? name : `${path}.${name}`)]),
  );
}
