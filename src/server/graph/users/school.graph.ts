import { saveSchoolDetails } from '../../users/school.commands.ts';
import { readSchool, type School } from '../../users/school.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { SCHOOL_COUNT_FIELDS } from './school-counts.ts';

/** A school with its details, for its admins. */
export function addSchools(builder: GraphBuilder): void {
  const school = builder.objectRef<School>('School').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        revision: 'Int',
        details: 'SchoolDetails',
        ...SCHOOL_COUNT_FIELDS,
      }),
  });
  queries(builder, (t) => ({
    school: t.permission('schools.read').field({
      type: school,
      description: 'A school; for a school admin, their own.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readSchool(context.pool, context.viewer, id),
    }),
  }));
  mutations(builder, (t) => ({
    saveSchoolDetails: t.permission('users.write').field({
      type: school,
      description: 'Saves address, contact, terms and holidays of a school; for a school admin, of their own.',
      args: {
        id: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        details: t.arg({ type: 'SchoolDetails', required: true }),
      },
      resolve: (_root, { id, revision, details }, context) =>
        saveSchoolDetails(context.pool, context.viewer, id, { revision, details }),
    }),
  }));
}
