import {
  archiveSchoolClass,
  readClassCandidates,
  readSchoolClasses,
  type SchoolClass,
  setClassTeacher,
} from '../../classrooms/school-class.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import type { addClassrooms } from './classroom.graph.ts';

/** The classes of a school, for its admins. */
export function addSchoolClasses(builder: GraphBuilder, { user }: ReturnType<typeof addClassrooms>): void {
  const line = builder.objectRef<SchoolClass>('SchoolClass').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        school: 'String',
        subject: 'String | null',
        archivedAt: 'Instant | null',
        studentCount: 'Int',
        openCount: ['Int', 'Assignments that are open now.'],
        teachers: [user],
      }),
  });
  queries(builder, (t) => ({
    schoolClasses: t.permission('users.read').field({
      type: [line],
      description: 'The classes of the viewer’s school; for an admin, those of all schools.',
      resolve: (_root, _args, context) => readSchoolClasses(context.pool, context.viewer),
    }),
    classCandidates: t.permission('users.read').field({
      type: [user],
      description: 'Teachers of a class’s school who do not teach it yet.',
      args: { classroom: t.arg.id({ required: true }) },
      resolve: (_root, { classroom }, context) => readClassCandidates(context.pool, context.viewer, classroom),
    }),
  }));
  mutations(builder, (t) => ({
    setClassTeacher: t.permission('users.write').boolean({
      description: 'Adds a teacher of the viewer’s school to one of its classes, or removes one.',
      args: {
        classroom: t.arg.id({ required: true }),
        teacher: t.arg.id({ required: true }),
        teaches: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, context) => done(setClassTeacher(context.pool, context.viewer, args)),
    }),
    archiveSchoolClass: t.permission('users.write').boolean({
      description: 'Archives or restores a class of the viewer’s school.',
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, archived }, context) =>
        done(archiveSchoolClass(context.pool, context.viewer, id, archived)),
    }),
  }));
}
