import { parseArgs } from 'node:util';
import { ROUTE_NOTES, ROUTES } from '#routes/table.ts';

/** `npm run -s routes -- [--json]`: lists every address of the application, as text, or as JSON with `--json`. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

process.stdout.write(values.json ? asJson(ROUTES) : asTable(ROUTES));

/** One route per line, in the requirement's form; missing properties are left out. */
function asJson(rows: typeof ROUTES): string {
  const lines = rows.map(({ id, path, layout, access, area, to: target, view, content }) => {
    // Legacy addresses redirect too; the requirement says so in their note and reserves `to` for the class `redirect`.
    const to = access === 'redirect' ? target : undefined;
    return JSON.stringify({ path, layout, access, area, to, note: ROUTE_NOTES[id], view, content });
  });
  return `[\n  ${lines.join(',\n  ')}\n]\n`;
}

function asTable(rows: typeof ROUTES): string {
  const cells = rows.map(({ path, layout, access, view, content, to }) => [
    path,
    layout,
    access,
    content ?? '',
    to === undefined ? view : `→ ${to}`,
  ]);
  const table = [['ADDRESS', 'LAYOUT', 'ACCESS', 'CONTENT', 'VIEW'], ...cells];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n${rows.length} addresses\n`;
}
