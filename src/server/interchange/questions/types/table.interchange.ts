import * as z from 'zod/mini';
import { acceptedById, commonFields, noChoices, strictnessFields } from '../question-fields.schema.ts';
import { strictnessOf } from '../question-parts.ts';
import { defineInterchange } from './interchange-type.ts';

export const tableInterchange = defineInterchange('table', {
  form: z.strictObject({
    ...commonFields,
    ...strictnessFields,
    type: z.literal('table'),
    choices: noChoices,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.strictObject({ gap: z.string() })]))),
    tolerance: z.optional(z.number()),
    answer: acceptedById,
  }),
  paths: { 'key.cells': ['answer'] },
  parts: ({ columns, rows, answer, tolerance, ...question }) => ({
    body: { columns, rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))) },
    key: { cells: answer, ...(tolerance !== undefined && { tolerance }), ...strictnessOf(question) },
  }),
  fields: ({ columns, rows }, { cells, ...key }) => ({
    columns,
    rows: rows.map((row) => row.map((cell) => ('gap' in cell ? cell : cell.text))),
    answer: cells,
    ...key,
  }),
  writtenIn: [],
});
