import { RETENTION_MONTHS_MAX, RETENTION_MONTHS_MIN, retentionRuleSchema } from '#domain/users/retention.schema.ts';
import {
  type ProcessingEntry,
  type ProcessingRecord,
  readProcessingRecord,
} from '../../users/privacy/processing/processing-record.ts';
import { endRetention, setRetention } from '../../users/retention/retention.commands.ts';
import {
  previewRetention,
  type RetentionPreview,
  type RetentionState,
  readRetention,
} from '../../users/retention/retention.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** What a school deletes after a time. */
export function addRetention(builder: GraphBuilder): void {
  const rule = builder.objectRef<RetentionState>('RetentionRule').implement({
    fields: (t) =>
      exposed(t, {
        kind: 'RetentionKind',
        months: ['Int | null', 'Null: it is off.'],
        appliedAt: ['Instant | null', 'When it was last applied.'],
      }),
  });
  const preview = builder.objectRef<RetentionPreview>('RetentionPreview').implement({
    fields: (t) => ({
      ...exposed(t, {
        count: ['Int', 'Accounts, or files.'],
        studentCount: 'Int',
        bytes: ['Float', 'Bytes of the files.'],
      }),
      names: t.exposeStringList('names', { description: 'The first students by name.' }),
    }),
  });
  const entry = builder.objectRef<ProcessingEntry>('ProcessingEntry').implement({
    fields: (t) => ({
      ...exposed(t, { category: 'ProcessingCategory' }),
      data: t.exposeStringList('data'),
      anonymised: t.exposeStringList('anonymised', {
        description: 'Kinds of data that stay without the name when an account is deleted.',
      }),
      retained: t.exposeStringList('retained', { description: 'Kinds of data that stay when an account is deleted.' }),
    }),
  });
  const record = builder.objectRef<ProcessingRecord>('ProcessingRecord').implement({
    fields: (t) => exposed(t, { school: 'String', entries: [entry], rules: [rule], deletionDays: 'Int' }),
  });
  queries(builder, (t) => ({
    processingRecord: t.permission('users.write').field({
      type: record,
      description: 'The record of processing activities of a school; for a school admin, of their own.',
      args: { school: t.arg.id({ required: true }), language: t.arg({ type: 'Language', required: true }) },
      resolve: (_root, args, { pool, viewer }) => readProcessingRecord(pool, viewer, args),
    }),
    retention: t.permission('users.write').field({
      type: [rule],
      description: 'The rules of a school; for a school admin, of their own.',
      args: { school: t.arg.id({ required: true }) },
      resolve: (_root, { school }, { pool, viewer }) => readRetention(pool, viewer, school),
    }),
    retentionPreview: t.permission('users.write').field({
      type: preview,
      description: 'What a rule would delete now; nothing changes.',
      args: {
        school: t.arg.id({ required: true }),
        kind: t.arg({ type: 'RetentionKind', required: true }),
        months: t.arg.int({ required: true }),
      },
      resolve: (_root, { school, ...args }, { pool, viewer }) =>
        previewRetention(pool, viewer, { school, ...readInput(retentionRuleSchema, args) }),
    }),
  }));
  mutations(builder, (t) => ({
    setRetention: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: `Switches a rule on, after ${RETENTION_MONTHS_MIN} to ${RETENTION_MONTHS_MAX} months; refused if it would delete more than was previewed.`,
      args: {
        school: t.arg.id({ required: true }),
        kind: t.arg({ type: 'RetentionKind', required: true }),
        months: t.arg.int({ required: true }),
        previewed: t.arg.int({ required: true }),
      },
      resolve: (_root, { school, previewed, ...args }, { pool, viewer }) =>
        done(setRetention(pool, viewer, { school, previewed, ...readInput(retentionRuleSchema, args) })),
    }),
    endRetention: t.permission('users.write').boolean({
      description: 'Switches a rule off.',
      args: { school: t.arg.id({ required: true }), kind: t.arg({ type: 'RetentionKind', required: true }) },
      resolve: (_root, { school, kind }, { pool, viewer }) => done(endRetention(pool, viewer, { school, kind })),
    }),
  }));
}
