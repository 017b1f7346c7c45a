import { TYPED_ANSWER_COMPARED_MAX_CHARS } from './card.limits.ts';

/** A part of the expected answer (`same`, `missing`) or of the typed one (`extra`). */
type AnswerPart = { readonly kind: 'same' | 'missing' | 'extra'; readonly text: string };

export type TypedComparison = {
  readonly right: boolean;
  /** In reading order; empty if an answer is too long to be compared character by character. */
  readonly parts: readonly AnswerPart[];
};

const normalised = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
const folded = (text: string): string => text.toLocaleLowerCase('en');

/**
 * Compares typed with expected text, ignoring spaces and case. The difference is based on the longest common
 * subsequence (Wagner–Fischer) of grapheme clusters.
 */
export function compareTyped(expected: string, typed: string): TypedComparison {
  const [expectedText, got] = [normalised(expected), normalised(typed)];
  const right = folded(expectedText) === folded(got);
  if (right) return { right, parts: expectedText === '' ? [] : [{ kind: 'same', text: expectedText }] };
  if (expectedText.length > TYPED_ANSWER_COMPARED_MAX_CHARS || got.length > TYPED_ANSWER_COMPARED_MAX_CHARS) {
    return { right, parts: [] };
  }
  return { right, parts: difference(characters(expectedText), characters(got)) };
}

const characters = (text: string): string[] => [...new Intl.Segmenter('en').segment(text)].map((each) => each.segment);

function difference(expected: readonly string[], got: readonly string[]): readonly AnswerPart[] {
  const same = (a: number, b: number): boolean => folded(expected[a] ?? '') === folded(got[b] ?? '');
  const width = got.length + 1;
  const longest = new Uint16Array((expected.length + 1) * width);
  const of = (a: number, b: number): number => longest[a * width + b] ?? 0;
  for (let a = expected.length - 1; a >= 0; a -= 1) {
    for (let b = got.length - 1; b >= 0; b -= 1) {
      longest[a * width + b] = same(a, b) ? of(a + 1, b + 1) + 1 : Math.max(of(a + 1, b), of(a, b + 1));
    }
  }
  const parts: AnswerPart[] = [];
  const add = (kind: AnswerPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  let [a, b] = [0, 0];
  while (a < expected.length || b < got.length) {
    if (a < expected.length && b < got.length && same(a, b)) {
      add('same', expected[a] ?? '');
      a += 1;
      b += 1;
    } else if (b < got.length && (a === expected.length || of(a, b + 1) >= of(a + 1, b))) add('extra', got[b++] ?? '');
    else add('missing', expected[a++] ?? '');
  }
  return parts;
}
