/** A run of words that is in both texts, or only in the earlier or the later one. */
export type DifferencePiece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** A field in which two versions differ; null if one of them does not have it. */
export type FieldDifference = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly pieces: readonly DifferencePiece[];
};

/** Maximum number of compared words or lines, since the cost is quadratic. Longer parts differ as a whole. */
const COMPARED_MAX = 1_500;

/**
 * The difference of two texts: the longest common subsequence of words stays, the rest is removed or added. Joined,
 * `same` and `gone` are the earlier text, `same` and `new` the later one. Long texts are compared line by line first,
 * then word by word where their lines differ.
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

/** A run of changed lines, word by word if it is short enough. */
const wordsWithin = (removed: DifferencePiece, now: DifferencePiece): readonly DifferencePiece[] =>
  compareParts(wordsOf(removed.text), wordsOf(now.text)) ?? [removed, now];

/** Removed and added text at one position: first all that was removed. */
function sortedRuns(pieces: readonly DifferencePiece[]): DifferencePiece[] {
  const sorted: DifferencePiece[] = [];
  let added: DifferencePiece[] = [];
  for (const next of pieces) {
    if (next.kind === 'new') {
      added.push(next);
      continue;
    }
    if (next.kind === 'same') {
      sorted.push(...added);
      added = [];
    }
    sorted.push(next);
  }
  return [...sorted, ...added];
}

/** The longest common subsequence stays; null if there are too many parts to compare. */
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

/** Words with the whitespace after them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lines with their ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** At `i, j`: the length of the longest common subsequence of the rests of both texts from there. */
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
