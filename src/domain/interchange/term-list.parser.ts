/** A separator between a term and its definition, as lists are copied from Quizlet and other programs. */
const SEPARATORS = ['\t', ' – ', ' — ', ' - ', ' = ', ';', ':', ','] as const;
type TermSeparator = (typeof SEPARATORS)[number];

export type TermLine =
  | { readonly line: number; readonly term: string; readonly definition: string }
  | { readonly line: number; readonly text: string };

const LINES_CHECKED_MAX = 500;
/** A list may have a title, or a term whose definition was forgotten. */
const SHARE_MIN = 0.8;

/** The first separator that nearly every line has; null: the lines are no terms with definitions. */
export function termSeparatorOf(lines: readonly string[]): TermSeparator | null {
  const checked = lines.filter((line) => line.trim() !== '').slice(0, LINES_CHECKED_MAX);
  const shareOf = (separator: TermSeparator): number =>
    checked.filter((line) => splitAt(line, separator) !== null).length / Math.max(1, checked.length);
  return SEPARATORS.find((separator) => shareOf(separator) >= SHARE_MIN) ?? null;
}

/** Each line as a term and its definition; one without both is returned as it is. */
export function* termLines(lines: readonly string[], separator: TermSeparator): Generator<TermLine> {
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const pair = splitAt(line, separator);
    yield pair === null ? { line: at + 1, text: line.trim() } : { line: at + 1, ...pair };
  }
}

/** At the first separator: a definition may contain it again. */
function splitAt(
  line: string,
  separator: TermSeparator,
): { readonly term: string; readonly definition: string } | null {
  const at = line.indexOf(separator);
  if (at === -1) return null;
  const [term, definition] = [line.slice(0, at).trim(), line.slice(at + separator.length).trim()];
  return term === '' || definition === '' ? null : { term, definition };
}
