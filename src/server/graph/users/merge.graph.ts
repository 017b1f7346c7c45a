import { mergeSchema } from '#domain/users/merge/merge.schema.ts';
import {
  type ComparedAccount,
  type DuplicatePair,
  readCompared,
  readDuplicates,
} from '../../users/merge/duplicates.queries.ts';
import { type MergeEffect, mergeAccounts, previewMerge } from '../../users/merge/merge.commands.ts';
import { mergeMail } from '../../users/merge/merge.mail.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Duplicates: two accounts of one person, which an admin merges. */
export function addMerges(builder: GraphBuilder): void {
  const account = builder.objectRef<ComparedAccount>('ComparedAccount').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        email: 'String',
        state: 'UserState',
        createdAt: 'Instant',
        lastUsedAt: 'Instant | null',
        attemptCount: 'Int',
      }),
      classes: t.exposeStringList('classes'),
    }),
  });
  const pair = builder.objectRef<DuplicatePair>('DuplicatePair').implement({
    fields: (t) =>
      exposed(t, {
        school: 'String',
        sharesClass: 'Boolean',
        sharesBirth: ['Boolean', 'Whether both have the same month of birth, which is never returned.'],
        one: account,
        other: account,
      }),
  });
  const count = builder.objectRef<MergeEffect['moved'][number]>('MergeCount').implement({
    fields: (t) => exposed(t, { kind: 'MergeCountKind', count: 'Int' }),
  });
  const conflict = builder.objectRef<MergeEffect['conflicts'][number]>('MergeConflict').implement({
    fields: (t) => exposed(t, { kind: 'MergeConflictKind', count: 'Int' }),
  });
  const effect = builder.objectRef<MergeEffect>('MergeEffect').implement({
    fields: (t) =>
      exposed(t, {
        moved: [count],
        conflicts: [conflict],
      }),
  });
  queries(builder, (t) => ({
    duplicateAccounts: t.permission('users.write').field({
      type: [pair],
      description: 'Pairs of accounts of one school that may belong to one person; for a school admin, of their own.',
      resolve: (_root, _args, { pool, viewer }) => readDuplicates(pool, viewer),
    }),
    comparedAccounts: t.permission('users.write').field({
      type: [account],
      description: 'The accounts of students and teachers with these ids that the viewer may see.',
      args: { kept: t.arg.id({ required: true }), closed: t.arg.id({ required: true }) },
      resolve: (_root, args, { pool, viewer }) => {
        const { kept, closed } = readInput(mergeSchema, args);
        return readCompared(pool, viewer, [kept, closed]);
      },
    }),
    mergePreview: t.permission('users.write').field({
      type: effect,
      description:
        'What a merge of two accounts would do, and what both accounts have, of which one stays with the closed account; nothing changes.',
      args: { kept: t.arg.id({ required: true }), closed: t.arg.id({ required: true }) },
      resolve: (_root, args, { pool, viewer }) => previewMerge(pool, viewer, readInput(mergeSchema, args)),
    }),
  }));
  mutations(builder, (t) => ({
    mergeAccounts: t.permission('users.write').field({
      type: effect,
      extensions: NEEDS_PROOF,
      description:
        'Moves everything of one account to another of the same person, school and account type, closes it, and emails both addresses. It can’t be undone.',
      args: { kept: t.arg.id({ required: true }), closed: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        const { effect: done, users } = await mergeAccounts(context.pool, context.viewer, readInput(mergeSchema, args));
        const reader = { ...users.kept, language: users.kept.language ?? context.language };
        const closedEmail = users.closed.email;
        context.postAll([reader.email, closedEmail].map((to) => mergeMail(to, reader, { closedEmail })));
        return done;
      },
    }),
  }));
}
