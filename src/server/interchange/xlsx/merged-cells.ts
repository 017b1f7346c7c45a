/** Cells of a column that are merged over several rows: only the first of them contains the text. */
type Merge = { readonly column: number; readonly from: number; readonly to: number };

const RANGE = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]{1,3})(\d{1,7})(?::[A-Z]{1,3}(\d{1,7}))?"/g;
/** Longer than the tag of a range. */
const TAG_MAX_CHARS = 300;
const MERGES_MAX = 100_000;

/** The merged cells of a sheet, whose XML lists them after its rows. */
export function mergesIn(chunks: Iterable<string>, columnOf: (letters: string) => number): readonly Merge[] {
  const merges: Merge[] = [];
  let text = '';
  for (const chunk of chunks) {
    text = text.slice(-TAG_MAX_CHARS) + chunk;
    let end = 0;
    for (const [tag, letters = '', from = '', to = from] of text.matchAll(RANGE)) {
      if (Number(to) > Number(from)) merges.push({ column: columnOf(letters), from: Number(from), to: Number(to) });
      end = text.indexOf(tag, end) + tag.length;
    }
    // A range that was read is not read again with the next chunk.
    text = text.slice(end);
    if (merges.length > MERGES_MAX) break;
  }
  return merges;
}

/** Fills the rows of a sheet, in order, with the text of their merged cells. */
export class MergedCells {
  readonly #starts = new Map<number, Merge[]>();
  #active: { readonly column: number; readonly to: number; readonly text: string }[] = [];

  constructor(merges: readonly Merge[]) {
    for (const merge of merges) {
      const others = this.#starts.get(merge.from);
      if (others === undefined) this.#starts.set(merge.from, [merge]);
      else others.push(merge);
    }
  }

  /** A row without content of its own stays empty: it belongs to the one above it. */
  fill(line: number, cells: string[]): void {
    if (this.#starts.size === 0) return;
    this.#active = this.#active.filter(({ to }) => to >= line);
    if (cells.some((cell) => cell !== '')) {
      for (const { column, text } of this.#active) {
        while (cells.length <= column) cells.push('');
        if (cells[column] === '') cells[column] = text;
      }
    }
    for (const { column, to } of this.#starts.get(line) ?? []) {
      const text = cells[column] ?? '';
      if (text !== '') this.#active.push({ column, to, text });
    }
  }
}
