import {
  archiveSchoolClass,
  readClassCandidates,
  readSchoolClasses,
  type SchoolClass,
  setClassTeacher,
} from '../../classrooms/school-class.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations, queries } from '../fields.ts';
import type { addClassrooms } from './classroom.graph.ts';

/** The classes of a school, for its admins. */
export function addSchoolClasses(builder: GraphBuilder, { user }: ReturnType<typeof addClassrooms>): void {
  const line = builder.objectRef<SchoolClass>('SchoolClass').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      school: t.exposeString('school'),
      subject: t.exposeString('subject', { nullable: true }),
      archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
      studentCount: t.exposeInt('studentCount'),
      openCount: t.exposeInt('openCount', { description: 'Assignments that are open now.' }),
      teachers: t.expose('teachers', { type: [user] }),
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
      resolve: async (_root, args, context) => {
        await setClassTeacher(context.pool, context.viewer, args);
        return true;
      },
    }),
    archiveSchoolClass: t.permission('users.write').boolean({
      description: 'Archives or restores a class of the viewer’s school.',
      args: { id: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
      resolve: async (_root, { id, archived }, context) => {
        await archiveSchoolClass(context.pool, context.viewer, id, archived);
        return true;
      },
    }),
  }));
}
