import { bulkSubjectsSchema } from '#domain/users/bulk-subjects.schema.ts';
import { type BulkSubjectsResult, changeSubjects, undoSubjects } from '../../users/bulk-subjects.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

/** The subjects of several users at once. */
export function addBulkSubjects(builder: GraphBuilder): void {
  const result = builder.objectRef<BulkSubjectsResult>('SubjectsChange').implement({
    fields: (t) =>
      exposed(t, {
        batch: ['ID | null', 'To undo the change; null if nothing changed.'],
        changedCount: 'Int',
        unchangedCount: ['Int', 'Users who have these subjects already.'],
      }),
  });
  queries(builder, (t) => ({
    subjectsPreview: t.permission('users.write').field({
      type: result,
      description: 'What a change of the subjects of several students and teachers would do; nothing changes.',
      args: {
        users: t.arg.idList({ required: true }),
        add: t.arg.idList({ required: true }),
        remove: t.arg.idList({ required: true }),
      },
      resolve: (_root, args, { pool, viewer }) =>
        changeSubjects(pool, viewer, readInput(bulkSubjectsSchema, args), { isPreview: true }),
    }),
  }));
  mutations(builder, (t) => ({
    changeSubjects: t.permission('users.write').field({
      type: result,
      description: 'Adds and removes subjects of several students and teachers, of all or none of them.',
      args: {
        users: t.arg.idList({ required: true }),
        add: t.arg.idList({ required: true }),
        remove: t.arg.idList({ required: true }),
      },
      resolve: (_root, args, { pool, viewer }) =>
        changeSubjects(pool, viewer, readInput(bulkSubjectsSchema, args), { isPreview: false }),
    }),
    undoSubjects: t.permission('users.write').field({
      type: result,
      description: 'Undoes such a change of the viewer’s, for users whose subjects have not changed since.',
      args: { batch: t.arg.id({ required: true }) },
      resolve: (_root, { batch }, { pool, viewer }) => undoSubjects(pool, viewer, batch),
    }),
  }));
}
