import * as z from 'zod/mini';
import { ownEntry } from '../../platform/own-entry.ts';
import { parseQuantity } from '../answers/quantity.parser.ts';
import { acceptedSchema, isAccepted, isBlank, strictnessSchema, typedSchema } from '../answers/text.comparison.ts';
import { duplicateIds } from '../choices.schema.ts';
import { CHOICE_TEXT_MAX_CHARS, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '../question.limits.ts';
import { defineQuestionType, type RuleProblem, scoreOfCredit, UNANSWERED } from './question-type.ts';

const textSchema = z.string().check(z.maxLength(CHOICE_TEXT_MAX_CHARS));

/** A cell with a fixed text, or one to fill in. */
const cellSchema = z.union([
  z.object({ text: textSchema }),
  z.object({ gap: z.string().check(z.regex(/^[\w-]{1,40}$/, 'a cell id consists of letters, digits and hyphens')) }),
]);
export type TableCell = z.infer<typeof cellSchema>;

const bodySchema = z.object({
  columns: z.array(textSchema).check(z.minLength(1), z.maxLength(TABLE_COLUMNS_MAX)),
  /** The first cell of a row is its heading. */
  rows: z.array(z.array(cellSchema)).check(z.minLength(1), z.maxLength(TABLE_ROWS_MAX)),
});
type TableBody = z.infer<typeof bodySchema>;

const keySchema = z.object({
  cells: z.record(z.string(), acceptedSchema),
  /** For cells with a numerical answer: the tolerance. */
  tolerance: z.optional(z.number().check(z.nonnegative())),
  ...strictnessSchema,
});
type TableKey = z.infer<typeof keySchema>;

/** A table with some cells to fill in. Every cell counts equally; numbers are compared as numbers. */
export const table = defineQuestionType({
  body: bodySchema,
  key: keySchema,
  response: z.object({ cells: z.record(z.string(), typedSchema) }),
  blank: {
    body: {
      columns: ['', ''],
      rows: [
        [{ text: '' }, { gap: 'r1c2' }],
        [{ text: '' }, { gap: 'r2c2' }],
      ],
    },
    key: { cells: { r1c2: [''], r2c2: [''] } },
  },
  marking: 'score',
  onPaper: 'table',
  lint: 'table',
  check: (body, key) => {
    const gaps = gapsOf(body);
    const ids = gaps.map(({ id }) => id);
    return [
      ...(gaps.length === 0
        ? [{ path: 'rows', reason: 'no cell has to be filled in', coded: { code: 'tableWithoutGap' } as const }]
        : []),
      ...duplicateIds(gaps, 'rows', { part: 'clozeText' }),
      ...body.rows.flatMap((row, at) =>
        row.length === body.columns.length ? [] : [unevenRow(at, row.length, body.columns.length)],
      ),
      ...ids.filter((id) => !Object.hasOwn(key.cells, id)).map(unansweredCell),
      ...Object.keys(key.cells)
        .filter((id) => !ids.includes(id))
        .map(unknownCell),
    ];
  },
  fits: (body, { cells }) => Object.keys(cells).every((id) => gapsOf(body).some((gap) => gap.id === id)),
  score: (body, key, { cells }) => {
    const given = (id: string): string => ownEntry(cells, id) ?? '';
    const gaps = gapsOf(body);
    if (gaps.every(({ id }) => isBlank(given(id)))) return UNANSWERED;
    return scoreOfCredit(gaps.filter(({ id }) => isCellCorrect(key, id, given(id))).length / gaps.length);
  },
});

const unevenRow = (at: number, cells: number, columns: number): RuleProblem => ({
  path: `rows.${at}`,
  reason: `has ${cells} cells for ${columns} columns`,
  coded: { code: 'tableRowUneven', row: at + 1, cells, columns },
});
const unansweredCell = (id: string): RuleProblem => ({
  path: 'answer',
  reason: `the cell "${id}" has no answer`,
  coded: { code: 'tableCellUnanswered', cell: id },
});
const unknownCell = (id: string): RuleProblem => ({
  path: 'answer',
  reason: `"${id}" is not a cell of the table`,
  coded: { code: 'tableCellUnknown', cell: id },
});

const gapsOf = ({ rows }: TableBody): { id: string }[] =>
  rows.flatMap((row) => row.flatMap((cell) => ('gap' in cell ? [{ id: cell.gap }] : [])));

/** Whether the answer in one cell is correct. */
export function isCellCorrect(key: TableKey, id: string, given: string): boolean {
  const accepted = ownEntry(key.cells, id) ?? [];
  return isAccepted(given, accepted, key) || accepted.some((entry) => sameNumber(given, entry, key.tolerance ?? 0));
}

function sameNumber(given: string, expected: string, tolerance: number): boolean {
  const [first, second] = [parseQuantity(given), parseQuantity(expected)];
  if (first === null || second === null || first.unit !== second.unit) return false;
  return Math.abs(first.value - second.value) <= tolerance + Math.abs(second.value) * 1e-9;
}
