export type CsvRow = {
  /** Where the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * Rows of comma-separated values as RFC 4180 has them: cells in quotes may hold commas, quotes (doubled) and line
 * breaks. Where the first line parts its cells by semicolons or tabs, as programs do in many countries, so do the
 * others. Empty lines are passed over. Throws `SyntaxError` where a quote never ends.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const parts = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [cell, line, begun, quotedSince] = ['', 1, 1, 0];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quotedSince > 0) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quotedSince = 0;
    } else if (sign === '"' && cell === '') quotedSince = line;
    else if (sign === parts) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quotedSince > 0) throw new SyntaxError(`The quote that begins in line ${quotedSince} never ends`);
  endRow();
  return rows;
}

const HEAD_MAX_CHARS = 100_000;

/** What parts the cells of the first line most often, outside of quotes; a comma where nothing does. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, HEAD_MAX_CHARS)
    .replace(/"[^"]*"/g, '')
    .split('\n', 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
