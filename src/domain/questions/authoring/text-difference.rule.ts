import { diffArrays } from 'diff';

/** A run of words that is in both texts, or only in the earlier or the later one. */
export type DifferencePiece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

/** A field in which two versions differ; null if one of them does not have it. */
export type FieldDifference = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly pieces: readonly DifferencePiece[];
};

/** Maximum number of words that are compared at once: in longer texts, whole lines are matched first. */
const WORDS_MAX = 1_500;
/** Maximum number of removed and added words or lines, since the time grows with its square. */
const EDITS_MAX = 3_000;

/**
 * The difference of two texts: the longest common subsequence of words stays, the rest is removed or added. Joined,
 * `same` and `gone` are the earlier text, `same` and `new` the later one. Long texts are compared line by line first,
 * then word by word where their lines differ.
 */
export function compareTexts(before: string, after: string): readonly DifferencePiece[] {
  if (before === after) return joined([piece('same', before)]);
  const byWord = compareParts(wordsOf(before), wordsOf(after), WORDS_MAX);
  if (byWord !== null) return byWord;
  const byLine = compareParts(linesOf(before), linesOf(after)) ?? joined([piece('gone', before), piece('new', after)]);
  return joined(
    byLine.flatMap((run, index) => {
      const next = byLine[index + 1];
      if (run.kind === 'gone' && next?.kind === 'new')
        return compareParts(wordsOf(run.text), wordsOf(next.text), WORDS_MAX) ?? [run, next];
      return run.kind === 'new' && byLine[index - 1]?.kind === 'gone' ? [] : [run];
    }),
  );
}

/** Each run once, removed before added ones; null if there are too many parts or differences. */
function compareParts(
  a: readonly string[],
  b: readonly string[],
  partsMax = Number.POSITIVE_INFINITY,
): readonly DifferencePiece[] | null {
  if (a.length > partsMax || b.length > partsMax) return null;
  const changes = diffArrays([...a], [...b], { maxEditLength: EDITS_MAX });
  if (changes === undefined) return null;
  return changes.map(({ added, removed, value }) => piece(removed ? 'gone' : added ? 'new' : 'same', value.join('')));
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
