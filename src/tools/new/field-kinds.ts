/** How a kind of field is stored, checked and shown. */
export type FieldKind = {
  readonly input: 'text' | 'lines' | 'number' | 'toggle';
  readonly column: 'text' | 'number' | 'toggle';
  readonly sql: string;
  readonly drizzle: (column: string) => string;
  readonly schema: string;
  readonly initial: string;
  /** A value that the test saves. */
  readonly sample: string;
};

const TEXT: FieldKind = {
  input: 'text',
  column: 'text',
  sql: `text DEFAULT '' NOT NULL`,
  drizzle: (column) => `text('${column}').notNull().default('')`,
  schema: `z._default(summaryField, '')`,
  initial: `''`,
  sample: `'Some text'`,
};
export const FIELD_KINDS = {
  text: TEXT,
  lines: { ...TEXT, input: 'lines' },
  number: {
    input: 'number',
    column: 'number',
    sql: 'integer DEFAULT 0 NOT NULL',
    drizzle: (column) => `integer('${column}').notNull().default(0)`,
    schema: 'z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0)',
    initial: '0',
    sample: '7',
  },
  toggle: {
    input: 'toggle',
    column: 'toggle',
    sql: 'boolean DEFAULT false NOT NULL',
    drizzle: (column) => `boolean('${column}').notNull().default(false)`,
    schema: 'z._default(z.boolean(), false)',
    initial: 'false',
    sample: 'true',
  },
} satisfies { readonly [kind: string]: FieldKind };
